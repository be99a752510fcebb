import { fill } from '../../../../domain/base/fill.ts';
import { OPENING_ROOMS, type OpeningRoom } from '../../../../domain/scheme/opening-fields.ts';
import type { OpeningGap } from '../../../../domain/scheme/opening-gaps.ts';
import css from './opening.module.css';
import type { Texts } from './opening-data.ts';

type Props = {
  texts: Texts;
  gaps: OpeningGap[];
  at: OpeningRoom;
  onGo: (room: OpeningRoom) => void;
};

/** Steps in any order, each with its open tasks. */
export function RoomPlan({ texts, gaps, at, onGo }: Props) {
  return (
    <nav aria-label={texts.plan}>
      <ol className={css.rooms}>
        {OPENING_ROOMS.map((room, index) => {
          const left = gaps.filter((gap) => gap.room === room).length;
          return (
            <li key={room}>
              <button
                type="button"
                aria-current={room === at ? 'step' : undefined}
                data-left={left > 0 || undefined}
                onClick={() => onGo(room)}
              >
                <i aria-hidden="true">{index + 1}</i>
                <span>
                  <b>{texts.rooms[room]}</b>
                  <small>{left === 0 ? texts.done : fill(texts.left, left)}</small>
                </span>
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
