import type { ReactNode } from 'react';
import { fill } from '../../../domain/base/fill.ts';
import { formatList } from '../../../domain/base/format.ts';
import { usePage } from '../../platform/page-context.tsx';
import type { HomeTexts, MuseumTown } from './home-data.ts';
import css from './how-it-works.module.css';
import summaryCss from './museum-line.module.css';

type Props = { texts: HomeTexts['number']; children: ReactNode };

export function HowItWorks({ texts, children }: Props) {
  const { scheme } = usePage();
  return (
    <section className={`later ${css.section}`}>
      <div className="wrap">
        <h2>{texts.heading}</h2>
        <ol className="steps mt-10">
          {[texts.pay, texts.show, texts.wait].map(({ name, text }) => (
            <li key={name}>
              <h3>{name}</h3>
              <p>{fill(text, scheme.deliveryWeeks)}</p>
            </li>
          ))}
        </ol>
        {children}
      </div>
    </section>
  );
}

type SummaryProps = { texts: HomeTexts['museums']; towns: MuseumTown[] };

const EXAMPLES = 5;

/** Summary of the museums; the whole list is on another page. */
export function MuseumSummary({ texts, towns }: SummaryProps) {
  const { pathTo, language } = usePage();
  const names = exampleMuseums(towns, EXAMPLES);
  const list = formatList(names, language);
  const isWhole = names.length === countMuseums(towns);
  return (
    <p className={`lead ${summaryCss.line}`}>
      {towns.length > 0 && (
        <>
          <b>{fill(texts.heading, countMuseums(towns), towns.length)}</b>{' '}
          {fill(texts[isWhole ? (names.length === 1 ? 'only' : 'every') : 'examples'], list)}{' '}
        </>
      )}
      <a href={pathTo('Museums')}>{texts.all}</a>
    </p>
  );
}

function countMuseums(towns: MuseumTown[]): number {
  return towns.reduce((count, { museums }) => count + museums.length, 0);
}

/** One name from each of the towns with the most museums. */
function exampleMuseums(towns: MuseumTown[], count: number): string[] {
  const largest = towns.toSorted((one, other) => other.museums.length - one.museums.length);
  return largest.slice(0, count).flatMap(({ museums }) => museums.slice(0, 1));
}
