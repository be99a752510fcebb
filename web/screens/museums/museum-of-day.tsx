import { museumOfDay } from '../../../domain/museum/museum-order.ts';
import { HangingPicture } from '../../parts/museum/hanging-picture.tsx';
import { HoursLine } from '../../parts/museum/hours-line.tsx';
import type { ListedMuseum } from '../../parts/museum/museum-data.ts';
import { usePage } from '../../platform/page-context.tsx';
import { softHyphens } from '../../ui/soft-hyphens.ts';
import css from './museums-screen.module.css';
import type { MuseumsTexts } from './search-form.tsx';
import type { MuseumList } from './use-museum-list.ts';

type Props = { list: MuseumList; visited: Set<string> | null; texts: MuseumsTexts };

/** One picture: a different one each day, or the nearest museum that the visitor has not visited yet. */
export function MuseumOfDay({ list, visited, texts }: Props) {
  const { pathTo, language } = usePage();
  const near = nearestUnvisited(list, visited);
  const museum = near ?? museumOfDay(list.museums);
  if (!museum) return null;
  const { slug, name, town, picture, hours } = museum;
  return (
    <HangingPicture picture={picture} alt="">
      <span className="small quiet">{near ? texts.nearNew : texts.ofToday}</span>
      <a className={css.dayName} href={pathTo('Museum', { slug })}>
        {softHyphens(name, language)}
      </a>
      <span>{town}</span>
      <HoursLine hours={hours} clock={list.clock} place="card" texts={texts.tile.hours} />
    </HangingPicture>
  );
}

function nearestUnvisited({ museums, kilometres }: MuseumList, visited: Set<string> | null) {
  if (!visited || kilometres.size === 0) return null;
  const away = ({ slug }: ListedMuseum) => kilometres.get(slug) ?? Number.POSITIVE_INFINITY;
  const unvisited = museums.filter(({ slug }) => !visited.has(slug));
  return unvisited.toSorted((one, other) => away(one) - away(other))[0] ?? null;
}
