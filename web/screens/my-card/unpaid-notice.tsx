import { fill } from '../../../domain/base/fill.ts';
import { formatDate } from '../../../domain/base/format.ts';
import { localDate } from '../../../domain/base/local-date.ts';
import type { MyCardTexts } from '../../parts/my-card/my-card-texts.ts';
import { usePage } from '../../platform/page-context.tsx';
import type { ShellTexts } from '../../platform/screen.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

type Props = { stopsOn: string; texts: MyCardTexts; shell: ShellTexts };

/** A failed instalment, while the card still works: its holder hears of it before a desk refuses the card. */
export function UnpaidNotice({ stopsOn, texts, shell }: Props) {
  const { pathTo } = usePage();
  return (
    <Notice kind="warning" kindLabel={shell.toast.warning} title={texts.unpaid.title}>
      <p>{fill(texts.unpaid.body, formatDate(localDate(stopsOn)))}</p>
      <p>
        <ButtonLink href={pathTo('Extend_Validity')} look="secondary">
          {texts.payInstalment}
        </ButtonLink>
      </p>
    </Notice>
  );
}
