import { fill } from '../../../../domain/base/fill.ts';
import { localDate } from '../../../../domain/base/local-date.ts';
import { useFormats } from '../../../parts/office/use-formats.ts';
import type { texts as fi } from '../../../texts/fi/office-text.ts';
import { Button } from '../../../ui/button.tsx';
import css from './text.module.css';
import type { OfficeText } from './text-data.ts';

type Props = { texts: typeof fi; text: OfficeText; onUndo: (actionId: string) => void };
type Row = OfficeText['rows'][number];

/** Changes of this text, newest first: text, date, person and reason. */
export function TextHistory({ texts, text: { rows, today }, onUndo }: Props) {
  const { formatDate, formatDateTime } = useFormats();
  if (rows.length === 0) return null;
  const ids = [...new Set(rows.map(({ actionId }) => actionId))].toReversed();
  const changes = ids.map((id) => rows.filter(({ actionId }) => actionId === id));
  return (
    <section className={css.section} aria-labelledby="history">
      <h2 id="history">{texts.history}</h2>
      <ul className={css.changes}>
        {changes.map(([first, ...others]) => {
          if (!first) return null;
          return (
            <li key={first.actionId}>
              <h3>
                {fill(
                  first.validFrom > today ? texts.planned : texts.since,
                  formatDate(localDate(first.validFrom)),
                )}
              </h3>
              {[first, ...others].map((row) => (
                <Said key={row.language} texts={texts} row={row} />
              ))}
              <p className="quiet">
                {first.by ?? texts.formerMember}, {formatDateTime(first.at)}
                {first.reason && `, ”${first.reason}”`}
              </p>
              {first.canUndo && (
                <Button look="text" onClick={() => onUndo(first.actionId)}>
                  {texts.actions.undo}
                </Button>
              )}
              {first.undoFault && <p className="quiet">{first.undoFault}</p>}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function Said({ texts, row: { language, text, isOutdated } }: { texts: typeof fi; row: Row }) {
  return (
    <p>
      {texts.languages[language]}: <q lang={language}>{text ?? texts.shippedAgain}</q>
      {isOutdated && <strong> {texts.outdated}</strong>}
    </p>
  );
}
