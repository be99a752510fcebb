import type { ActionPreview as Preview } from '../../../../contract/office/action.ts';
import { actionText } from '../../../../contract/texts/action-text.ts';
import type { ActionKind } from '../../../../domain/office/actions.ts';
import { usePage } from '../../../platform/page-context.tsx';
import type { texts as fi } from '../../../texts/fi/parts/office-actions.ts';
import { classNames } from '../../../ui/class-names.ts';
import css from './action-dialog.module.css';

type Props = { texts: typeof fi; kind: ActionKind; preview: Preview };

/** State before and after, in whole sentences; the after side is highlighted. */
export function ActionPreview({ texts, kind, preview }: Props) {
  const { language } = usePage();
  const { phrases, refusals } = texts.kinds[kind];
  const labels: Record<string, string> = texts.kinds[kind].labels;
  if (preview.refusal) {
    return (
      <p className={`flag ${css.refusal}`} role="alert">
        {actionText(refusals, preview.refusal, language)}
      </p>
    );
  }
  return (
    <table className={css.diff} aria-label={texts.previewTable}>
      <thead>
        <tr>
          <td />
          <th scope="col">{texts.before}</th>
          <th scope="col">{texts.after}</th>
        </tr>
      </thead>
      <tbody>
        {preview.lines.map(({ label, before, after }) => (
          <tr key={`${label} ${JSON.stringify(after)}`}>
            <th scope="row">{labels[label] ?? label}</th>
            <td className={classNames(!before && 'soft')}>
              {before ? actionText(phrases, before, language) : '–'}
            </td>
            <td>{actionText(phrases, after, language)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
