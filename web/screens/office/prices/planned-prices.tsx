import { fill } from '../../../../domain/base/fill.ts';
import { formatDifference } from '../../../../domain/base/format.ts';
import { addDays } from '../../../../domain/base/local-date.ts';
import { formatAmount } from '../../../../domain/scheme/format-amount.ts';
import { amountsOn, PRICE_FACTS, type PriceChange } from '../../../../domain/scheme/price-plan.ts';
import { LookAhead } from '../../../parts/office/planned/look-ahead.tsx';
import css from '../../../parts/office/planned/planned.module.css';
import { WhoPlanned } from '../../../parts/office/planned/who-planned.tsx';
import { useFormats } from '../../../parts/office/use-formats.ts';
import { usePage } from '../../../platform/page-context.tsx';
import type { texts as fi } from '../../../texts/fi/office-prices.ts';
import { Button } from '../../../ui/button.tsx';
import { HiddenText } from '../../../ui/hidden-text.tsx';
import table from '../../../ui/table.module.css';
import type { ListedChange } from './price-data.ts';

type Props = {
  texts: typeof fi;
  planned: ListedChange[];
  changes: PriceChange[];
  /** Null: the reader may not plan. */
  onReplace: ((change: ListedChange) => void) | null;
  onCancel: ((change: ListedChange) => void) | null;
};

/** Future prices with their differences, and buttons to change or cancel them. */
export function PlannedPrices({ texts, planned, changes, onReplace, onCancel }: Props) {
  const { formatDate } = useFormats();
  return (
    <section className="mt-8" aria-labelledby="planned">
      <h2 id="planned">{texts.planned}</h2>
      {planned.length === 0 ? (
        <p className="mt-2 soft">{texts.none}</p>
      ) : (
        <>
          <p className="mt-2 soft">{texts.plannedNote}</p>
          <table className={`mt-4 ${table.rows}`} aria-labelledby="planned">
            <thead>
              <tr>
                <th scope="col">{texts.starts}</th>
                <th scope="col">{texts.what}</th>
                <th scope="col">{texts.who}</th>
                {onReplace && <td />}
              </tr>
            </thead>
            <tbody>
              {planned.map((change) => (
                <tr key={change.validFrom}>
                  <th scope="row">{formatDate(change.validFrom)}</th>
                  <td>
                    <Differences texts={texts} change={change} changes={changes} />
                    <LookAhead
                      texts={texts.lookAhead}
                      page="Buy_Museum_Card"
                      day={change.validFrom}
                      languages={change.languages}
                    />
                  </td>
                  <td>
                    <WhoPlanned texts={texts} planned={change.planned} />
                  </td>
                  {onReplace && onCancel && (
                    <td className={css.ways}>
                      <Way text={texts.replace} of={change} texts={texts} onPress={onReplace} />
                      <Way text={texts.cancel} of={change} texts={texts} onPress={onCancel} />
                    </td>
                  )}
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
    </section>
  );
}

/** Compared with the day before, which may belong to another planned change. */
function Differences({
  texts,
  change,
  changes,
}: Pick<Props, 'texts' | 'changes'> & { change: ListedChange }) {
  const { language } = usePage();
  const before = amountsOn(changes, addDays(change.validFrom, -1));
  return (
    <ul className={css.differences}>
      {PRICE_FACTS.map((fact) => {
        const next = change.amounts[fact];
        const was = before[fact];
        if (next === null) return null;
        return (
          <li key={fact}>
            {texts.facts[fact]}{' '}
            <span className={css.figures}>
              {was === null
                ? formatAmount(fact, next, language)
                : fill(
                    texts.change,
                    formatAmount(fact, was, language),
                    formatAmount(fact, next, language),
                  )}
            </span>{' '}
            {was !== null && fact !== 'vat' && (
              <span className="quiet">{formatDifference(was, next, language)}</span>
            )}
          </li>
        );
      })}
    </ul>
  );
}

type WayProps = {
  text: string;
  of: ListedChange;
  texts: typeof fi;
  onPress: (change: ListedChange) => void;
};

function Way({ text, of, texts, onPress }: WayProps) {
  const { formatDate } = useFormats();
  return (
    <Button look="text" onClick={() => onPress(of)}>
      {text}
      <HiddenText> {fill(texts.ofDay, formatDate(of.validFrom))}</HiddenText>
    </Button>
  );
}
