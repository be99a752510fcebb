import { fill } from '../../../domain/base/fill.ts';
import { groupInFours } from '../../../domain/base/format.ts';
import { MuseumCard } from '../../parts/card/museum-card.tsx';
import wind from '../../pictures/card-1-320.avif';
import patches from '../../pictures/card-2-320.avif';
import disc from '../../pictures/card-3-320.avif';
import horizon from '../../pictures/card-4-320.avif';
import type { HomeTexts } from './home-data.ts';
import css from './sample-cards.module.css';

const SAMPLES = [
  { firstName: 'Onni', lastName: 'Rautio', customerNumber: '2741081200472007', picture: wind },
  { firstName: 'Saga', lastName: 'Lindroos', customerNumber: '2741055019283828', picture: patches },
  { firstName: 'Eero', lastName: 'Kallas', customerNumber: '2741030491827470', picture: disc },
  { firstName: 'Mirjam', lastName: 'Salo', customerNumber: '2741067120398460', picture: horizon },
];

export function SampleCards({ texts }: { texts: HomeTexts['rya'] }) {
  return (
    <section className={`later not-printed ${css.section}`}>
      <div className="wrap">
        <div className={`grid ${css.head}`}>
          <h2>{texts.heading}</h2>
          <p className="lead">{texts.lead}</p>
        </div>
        {/* On narrow windows the row scrolls, so it must be focusable. */}
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region needs focus */}
        <section className={css.row} tabIndex={0} aria-label={texts.samples}>
          {SAMPLES.map(({ picture, ...card }) => (
            <MuseumCard
              {...card}
              key={card.customerNumber}
              label={fill(
                texts.card,
                `${card.firstName} ${card.lastName}`,
                groupInFours(card.customerNumber),
              )}
              art={<img src={picture} alt="" width="320" height="320" loading="lazy" />}
            />
          ))}
        </section>
      </div>
    </section>
  );
}
