import type { ShellTexts } from '../../platform/screen.ts';
import { Notice } from '../../ui/notice.tsx';
import type { ControlTexts } from './control-texts.ts';
import { Cell, Section } from './gallery.tsx';

type Props = { texts: ControlTexts; shell: ShellTexts };

export function NoticesSection({ texts: { notice, section }, shell: { toast } }: Props) {
  return (
    <Section title={section.notices}>
      <Cell name={toast.info} wide>
        <Notice kindLabel={toast.info} title={notice.infoTitle}>
          <p>{notice.infoBody}</p>
        </Notice>
      </Cell>
      <Cell name={toast.success} wide>
        <Notice kind="success" kindLabel={toast.success}>
          <p>{notice.success}</p>
        </Notice>
      </Cell>
      <Cell name={toast.warning} wide>
        <Notice kind="warning" kindLabel={toast.warning}>
          <p>{notice.warning}</p>
        </Notice>
      </Cell>
      <Cell name={toast.error} wide>
        <Notice kind="error" kindLabel={toast.error} title={notice.errorTitle}>
          <p>{notice.error}</p>
        </Notice>
      </Cell>
    </Section>
  );
}
