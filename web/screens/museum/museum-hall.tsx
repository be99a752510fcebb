import { museumDesign } from '../../../domain/museum/drawing/museum-design.ts';
import hall from '../../parts/museum/hall.module.css';
import { HangingPicture } from '../../parts/museum/hanging-picture.tsx';
import { HoursLine } from '../../parts/museum/hours-line.tsx';
import type { MuseumData, MuseumTexts } from '../../parts/museum/museum-data.ts';
import { usePage } from '../../platform/page-context.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { softHyphens } from '../../ui/soft-hyphens.ts';
import css from './museum.module.css';

type Props = Pick<MuseumData, 'museum' | 'details'> & { clock: string | null; texts: MuseumTexts };

/** Name, open or closed, and the picture beside it. */
export function MuseumHall({ museum, details, clock, texts }: Props) {
  const { pathTo, language } = usePage();
  const { slug, name, town, website, hours } = museum;
  const [uploaded] = details.pictures;
  const townHref = `${pathTo('Museums')}?paikkakunta=${encodeURIComponent(town)}`;
  return (
    <div className={`floor ${hall.hall}`}>
      <div className={`wrap ${css.crumbs}`}>
        <a href={pathTo('Museums')}>{texts.all}</a>
        <span aria-hidden="true">/</span>
        <a href={townHref}>{town}</a>
      </div>
      <div className={`wrap ${hall.inside} ${css.inside}`}>
        <div>
          <h1>{softHyphens(name, language)}</h1>
          <p className={css.now}>
            <HoursLine hours={hours} clock={clock} place="page" texts={texts.tile.hours} />
          </p>
          <p className="lead">{details.description ?? texts.lead}</p>
          <div className="ways filling mt-6">
            <ButtonLink href="#perille">{texts.way}</ButtonLink>
            {website && (
              <ButtonLink href={website} rel="noopener" look="secondary">
                {texts.website}
              </ButtonLink>
            )}
          </div>
        </div>
        <HangingPicture
          picture={uploaded ?? museum.picture}
          alt={uploaded?.alt ?? texts.drawings[museumDesign(slug).building]}
        >
          <b>{name}</b>
          <span>{uploaded ? town : texts.woven}</span>
        </HangingPicture>
      </div>
    </div>
  );
}
