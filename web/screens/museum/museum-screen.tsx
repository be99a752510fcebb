import { useCallback, useState } from 'react';
import { loadMuseum, type MuseumData, type MuseumTexts } from '../../parts/museum/museum-data.ts';
import tileCss from '../../parts/museum/museum-tile.module.css';
import { MuseumTile } from '../../parts/museum/museum-tile.tsx';
import { useHelsinkiClock } from '../../parts/museum/use-helsinki-clock.ts';
import { useVisited } from '../../parts/museum/use-visited.ts';
import { readFromServer } from '../../platform/call-server.ts';
import { usePage } from '../../platform/page-context.tsx';
import type { ScreenProps } from '../../platform/screen.ts';
import { AccessFacts } from './access-facts.tsx';
import { Exhibitions } from './exhibitions.tsx';
import css from './museum.module.css';
import { MuseumHall } from './museum-hall.tsx';
import { MuseumPlacards } from './museum-placards.tsx';
import { WayThere } from './way-there.tsx';

/** Page of a museum: hours, price, exhibitions, access and route. */
export function Screen({ texts, data }: ScreenProps<MuseumTexts, MuseumData | null>) {
  const { pathTo } = usePage();
  if (data) return <MuseumArticle first={data} texts={texts} />;
  return (
    <div className="wrap page">
      <h1>{texts.missing}</h1>
      <p className="lead mt-4">{texts.missingLead}</p>
      <p className="mt-4">
        <a href={pathTo('Museums')}>{texts.all}</a>
      </p>
    </div>
  );
}

function MuseumArticle({ first, texts }: { first: MuseumData; texts: MuseumTexts }) {
  const { language } = usePage();
  const [data, setData] = useState(first);
  const { museum, details, nearby } = data;
  const onNewDay = useCallback(() => {
    const match = { params: { slug: museum.slug }, language };
    loadMuseum(readFromServer, match).then(
      (fresh) => fresh && setData(fresh),
      () => {},
    );
  }, [museum.slug, language]);
  const clock = useHelsinkiClock(onNewDay);
  return (
    <article>
      <MuseumHall museum={museum} details={details} clock={clock} texts={texts} />
      <div className={`wrap ${css.body}`}>
        <MuseumPlacards {...data} clock={clock} texts={texts} />
        <Exhibitions museum={museum} exhibitions={details.exhibitions} texts={texts} />
        <AccessFacts details={details} texts={texts} />
        <WayThere museum={museum} details={details} texts={texts} />
        <Nearby nearby={nearby} clock={clock} texts={texts} />
      </div>
    </article>
  );
}

type NearbyProps = { nearby: MuseumData['nearby']; clock: string | null; texts: MuseumTexts };

function Nearby({ nearby, clock, texts }: NearbyProps) {
  const visited = useVisited();
  if (nearby.length === 0) return null;
  return (
    <section className={css.section} aria-labelledby="nearby">
      <h2 id="nearby">{texts.nearby}</h2>
      {visited && <p className="lead">{texts.diary}</p>}
      <ul className={`${tileCss.tiles} mt-6`}>
        {nearby.map((museum) => (
          <MuseumTile
            key={museum.slug}
            museum={museum}
            clock={clock}
            kilometres={museum.kilometres}
            isUnvisited={visited !== null && !visited.has(museum.slug)}
            texts={texts.tile}
          />
        ))}
      </ul>
    </section>
  );
}
