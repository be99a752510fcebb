import type { MuseumData } from '../../parts/museum/museum-data.ts';
import { MapMarker, MuseumMapCanvas } from '../../parts/museum/museum-map-canvas.tsx';
import { usePage } from '../../platform/page-context.tsx';
import type { ScreenProps } from '../../platform/screen.ts';
import type { texts as fi } from '../../texts/fi/museum.ts';
import { ButtonLink } from '../../ui/button.tsx';
import css from './museum.module.css';
import { MuseumFacts, NearbyMuseums } from './museum-facts.tsx';

/** One door that the card opens. */
export function Screen({ texts, shell, data }: ScreenProps<typeof fi, MuseumData | null>) {
  const { pathTo, person } = usePage();
  const all = <a href={pathTo('Museums')}>{texts.all}</a>;
  if (!data) {
    return (
      <div className="wrap page">
        <h1>{texts.missing}</h1>
        <p className={`lead ${css.lead}`}>{texts.missingLead}</p>
        <p className={css.lead}>{all}</p>
      </div>
    );
  }
  const { museum, nearby } = data;
  const hasCard = Boolean(person?.card);
  return (
    <article className={`wrap page ${css.museum}`}>
      <header>
        <p className="quiet">
          {all} / {museum.town}
        </p>
        <h1>{museum.name}</h1>
        <p className={`lead ${css.lead}`}>{texts.lead}</p>
      </header>
      <div className={css.map}>
        <MuseumMapCanvas>
          {nearby.map((near) => (
            <MapMarker key={near.slug} place={near} size={3} isDim />
          ))}
          <MapMarker place={museum} size={11} />
        </MuseumMapCanvas>
      </div>
      <div className={css.body}>
        <MuseumFacts museum={museum} texts={texts} />
        <p>{texts.how}</p>
        <p>
          <ButtonLink href={pathTo(hasCard ? 'My_Museum_Card' : 'Buy_Museum_Card')}>
            {hasCard ? texts.mine : shell.buy}
          </ButtonLink>
        </p>
        <NearbyMuseums nearby={nearby} texts={texts} />
      </div>
    </article>
  );
}
