import { fill } from '../../../../domain/base/fill.ts';
import type { OpeningRoom } from '../../../../domain/scheme/opening-fields.ts';
import type { OpeningGap } from '../../../../domain/scheme/opening-gaps.ts';
import { Button } from '../../../ui/button.tsx';
import css from './opening.module.css';
import { placeOf, type Texts } from './opening-data.ts';

type Props = {
  texts: Texts;
  gaps: OpeningGap[];
  onGo: (room: OpeningRoom, place: string) => void;
  onOpen: () => void;
};

/** What is missing before sales can open, with links to the fields; and the button that opens sales. */
export function MissingList({ texts, gaps, onGo, onOpen }: Props) {
  const isReady = gaps.length === 0;
  return (
    <section
      className={`placard ${css.missing}`}
      aria-labelledby="missing"
      data-ready={isReady || undefined}
    >
      <div>
        <h2 id="missing" aria-live="polite">
          {isReady ? texts.ready : fill(texts.missing, gaps.length)}
        </h2>
        <ul>
          {gaps.map((gap) => (
            <li key={placeOf(gap)}>
              <a
                href={`#${placeOf(gap)}`}
                onClick={(event) => {
                  event.preventDefault();
                  onGo(gap.room, placeOf(gap));
                }}
              >
                {texts.rooms[gap.room]}: {gapText(texts, gap)}
              </a>
            </li>
          ))}
        </ul>
      </div>
      <Button
        aria-disabled={!isReady || undefined}
        aria-describedby="missing"
        className={isReady ? undefined : css.closed}
        onClick={() => isReady && onOpen()}
      >
        {texts.open}
      </Button>
    </section>
  );
}

function gapText(texts: Texts, gap: OpeningGap): string {
  if (!('field' in gap)) return texts.deeds[gap.task];
  const label = texts.fields[gap.field];
  return gap.fault === 'missing' ? label : `${label} – ${texts.faults[gap.fault]}`;
}
