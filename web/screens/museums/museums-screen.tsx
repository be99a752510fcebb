import { fill } from '../../../domain/base/fill.ts';
import { countMuseums, type MuseumTown } from '../../parts/museum-towns.ts';
import { usePage } from '../../platform/page-context.tsx';
import type { ScreenProps } from '../../platform/screen.ts';
import type { texts as museumTexts } from '../../texts/fi/museums.ts';
import { ButtonLink } from '../../ui/button.tsx';
import css from './museums-screen.module.css';

export type MuseumsData = { museums: MuseumTown[] };

/** Every door that the card opens, town by town. */
export function Screen({
  texts,
  shell,
  data: { museums: towns },
}: ScreenProps<typeof museumTexts, MuseumsData>) {
  const { pathTo } = usePage();
  const lead = towns.length > 0 ? fill(texts.lead, countMuseums(towns), towns.length) : texts.none;
  return (
    <div className="wrap page">
      <header className={css.head}>
        <h1>{texts.title}</h1>
        <p className="lead">{lead}</p>
      </header>
      <ul className={css.towns}>
        {towns.map(({ town, museums }) => (
          <li key={town} className={css.town}>
            <h2>{town}</h2>
            <ul>
              {museums.map((museum) => (
                <li key={museum}>{museum}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      <p>
        <ButtonLink href={pathTo('Buy_Museum_Card')}>{shell.buy}</ButtonLink>
      </p>
    </div>
  );
}
