import { fill } from '../../../domain/base/fill.ts';
import { usePage } from '../../platform/page-context.tsx';
import type { HomeTexts } from './home-texts.ts';
import css from './museum-line.module.css';
import { countMuseums, exampleMuseums, type MuseumTown } from './museum-towns.ts';

type Props = { texts: HomeTexts['museums']; towns: MuseumTown[] };

const EXAMPLES = 5;

/** What the card opens, in one breath; the whole list has a page of its own. */
export function MuseumLine({ texts, towns }: Props) {
  const { pathTo, language } = usePage();
  const names = new Intl.ListFormat(language).format(exampleMuseums(towns, EXAMPLES));
  return (
    <p className={`lead ${css.line}`}>
      {towns.length > 0 && (
        <>
          <b>{fill(texts.heading, countMuseums(towns), towns.length)}</b>{' '}
          {fill(texts.examples, names)}{' '}
        </>
      )}
      <a href={pathTo('Museums')}>{texts.all}</a>
    </p>
  );
}
