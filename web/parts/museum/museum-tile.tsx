import { fill } from '../../../domain/base/fill.ts';
import { addDays, type LocalDate } from '../../../domain/base/local-date.ts';
import { distanceInWords } from '../../../domain/museum/distance.ts';
import { fillNodes } from '../../platform/fill-nodes.tsx';
import { type Page, usePage } from '../../platform/page-context.tsx';
import { LineIcon } from '../../ui/line-icon.tsx';
import { softHyphens } from '../../ui/soft-hyphens.ts';
import { HoursLine } from './hours-line.tsx';
import { shortDate, type TileTexts } from './hours-sentence.ts';
import { CHILDREN, STEP_FREE } from './icon-paths.ts';
import type { ListedMuseum } from './museum-data.ts';
import css from './museum-tile.module.css';
import { inWidths } from './picture-widths.ts';

/** `sizes` for one to four columns: `.tiles` in the page wrap. */
const TILE_SIZES = '(max-width: 35em) 92vw, (max-width: 54em) 46vw, (max-width: 75em) 30vw, 240px';

type Props = {
  museum: ListedMuseum;
  clock: string | null;
  /** Distance, once the visitor has shared their position. */
  kilometres?: number | undefined;
  isUnvisited?: boolean;
  /** Below the first viewport: its picture loads lazily. */
  isLater?: boolean;
  texts: TileTexts;
};

/** One museum of a list: picture, hours, name, place, exhibition, facts. The whole tile is one link. */
export function MuseumTile(props: Props) {
  const { museum, clock, kilometres, isUnvisited = false, isLater = false, texts } = props;
  const { pathTo, language } = usePage();
  const { slug, name, town, picture, hours, isStepFree, isForChildren } = museum;
  const flag = flagOf(museum, isUnvisited, texts);
  return (
    <li className={isLater ? `later ${css.tile}` : css.tile}>
      <img className={css.picture} {...inWidths(picture, TILE_SIZES)} alt="" loading="lazy" />
      {flag && <span className={css.flag}>{flag}</span>}
      <p className={css.hours}>
        <HoursLine hours={hours} clock={clock} place="card" texts={texts.hours} />
      </p>
      <h3>
        <a href={pathTo('Museum', { slug })}>{softHyphens(name, language)}</a>
      </h3>
      <p className={css.where}>
        <span>{town}</span>
        {kilometres !== undefined && <span>{distanceText(kilometres, texts, language)}</span>}
      </p>
      <p className={css.now}>
        <ExhibitionNow museum={museum} texts={texts} />
      </p>
      {(isStepFree || isForChildren) && (
        <p className={css.facts}>
          {isStepFree && (
            <span>
              <LineIcon path={STEP_FREE} />
              {texts.stepFree}
            </span>
          )}
          {isForChildren && (
            <span>
              <LineIcon path={CHILDREN} />
              {texts.children}
            </span>
          )}
        </p>
      )}
    </li>
  );
}

function distanceText(kilometres: number, texts: TileTexts, language: Page['language']) {
  const { value, unit } = distanceInWords(kilometres, language);
  return fill(texts.distance[unit], value);
}

const DAYS_OF_A_WEEK = 7;

/** At most one flag per tile. */
function flagOf({ exhibitions, hours }: ListedMuseum, isUnvisited: boolean, texts: TileTexts) {
  const since = addDays(hours.day, 1 - DAYS_OF_A_WEEK);
  if (exhibitions.some(({ beginsOn }) => beginsOn >= since)) return texts.opened;
  return isUnvisited ? texts.notVisited : null;
}

function ExhibitionNow({ museum, texts }: { museum: ListedMuseum; texts: TileTexts }) {
  const { language } = usePage();
  const [first] = museum.exhibitions;
  if (!first) return texts.noExhibition;
  const until = untilText(first.endsOn, museum.hours.day, texts, language);
  return fillNodes(texts.now, <em>{first.name}</em>, until);
}

/** In its last week an exhibition shows its last day. */
export function untilText(
  endsOn: LocalDate | null,
  today: LocalDate,
  texts: TileTexts,
  language: Page['language'],
): string {
  if (endsOn === null) return texts.forNow;
  if (endsOn === today) return fill(texts.lastDay, texts.today);
  if (endsOn === addDays(today, 1)) return fill(texts.lastDay, texts.tomorrow);
  const date = shortDate(endsOn, language);
  return fill(endsOn <= addDays(today, DAYS_OF_A_WEEK) ? texts.lastDay : texts.until, date);
}
