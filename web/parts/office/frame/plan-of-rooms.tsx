import { useEffect, useRef } from 'react';
import { fill } from '../../../../domain/base/fill.ts';
import { countText } from '../../../../domain/office/work-list.ts';
import { usePage } from '../../../platform/page-context.tsx';
import type { texts as fi } from '../../../texts/fi/parts/office-frame.ts';
import { classNames } from '../../../ui/class-names.ts';
import { HiddenText } from '../../../ui/hidden-text.tsx';
import type { Work } from '../office-data.ts';
import css from './plan-of-rooms.module.css';
import { type OfficePage, ROOMS, type RoomGroup, roomsOf, type SharedList } from './rooms.ts';

type Props = { texts: typeof fi; work: Work; at: OfficePage };

/** Navigation of the office, drawn as a floor plan with a door at the current page. */
export function PlanOfRooms({ texts, work, at }: Props) {
  const { pathTo, person } = usePage();
  const isNeeded = ({ page, isUntilOpen }: { page: string; isUntilOpen?: boolean }) =>
    !isUntilOpen || !work.isOpen || page === at;
  const groups = (Object.keys(ROOMS) as RoomGroup[])
    .map((group) => ({ group, rooms: roomsOf(group, person?.rights ?? []).filter(isNeeded) }))
    .filter(({ rooms }) => rooms.length > 0);
  const plan = useRoomInView();
  return (
    <nav ref={plan} className={css.plan} aria-label={texts.label}>
      <div className={css.planInside}>
        {groups.map(({ group, rooms }) => (
          <div key={group}>
            <h2>{texts.groups[group]}</h2>
            <ul>
              {rooms.map(({ page, lists = [] }) => (
                <li key={page}>
                  <a href={pathTo(page)} aria-current={page === at ? 'page' : undefined}>
                    {texts.rooms[page as OfficePage]}
                    <RoomCount
                      texts={texts}
                      lists={work.lists.filter(({ list }) => lists.includes(list))}
                    />
                  </a>
                  {lists.length > 1 && (
                    <ListCounts
                      texts={texts}
                      path={pathTo(page)}
                      lists={work.lists.filter(({ list }) => lists.includes(list))}
                    />
                  )}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </nav>
  );
}

/** In a low window, scrolls the current entry into view. */
function useRoomInView() {
  const plan = useRef<HTMLElement>(null);
  useEffect(() => {
    const room = plan.current?.querySelector<HTMLElement>('[aria-current]');
    if (!plan.current || !room) return;
    const { scrollTop, clientHeight } = plan.current;
    const isSeen =
      room.offsetTop >= scrollTop && room.offsetTop + room.offsetHeight <= scrollTop + clientHeight;
    if (!isSeen) plan.current.scrollTop = room.offsetTop - clientHeight / 2;
  }, []);
  return plan;
}

type CountsProps = { texts: typeof fi; path: string; lists: Work['lists'] };

/** Counts of a page's work lists. Empty lists are hidden. */
function ListCounts({ texts, path, lists }: CountsProps) {
  const waiting = lists.filter(({ count }) => count > 0);
  if (waiting.length === 0) return null;
  return (
    <ul className={css.lists}>
      {waiting.map((list) => (
        <li key={list.list}>
          <a href={`${path}#${list.list}`}>
            {texts.lists[list.list as SharedList]}
            <RoomCount texts={texts} lists={[list]} />
          </a>
        </li>
      ))}
    </ul>
  );
}

function RoomCount({ texts, lists }: { texts: typeof fi; lists: Work['lists'] }) {
  const count = lists.reduce((sum, list) => sum + list.count, 0);
  const late = lists.reduce((sum, list) => sum + list.late, 0);
  if (count === 0) return null;
  return (
    <span className={classNames(css.count, late > 0 && 'bad')}>
      {countText(count)}
      {late > 0 && <HiddenText>{` ${fill(texts.lateOf, countText(late))}`}</HiddenText>}
    </span>
  );
}
