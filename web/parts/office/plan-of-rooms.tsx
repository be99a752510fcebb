import { fill } from '../../../domain/base/fill.ts';
import { usePage } from '../../platform/page-context.tsx';
import type { texts as fi } from '../../texts/fi/parts/office-frame.ts';
import { classNames } from '../../ui/class-names.ts';
import { HiddenText } from '../../ui/hidden-text.tsx';
import type { Work } from './office-data.ts';
import css from './plan-of-rooms.module.css';
import { type OfficePage, ROOMS, type RoomGroup, roomsOf } from './rooms.ts';

type Props = { texts: typeof fi; work: Work; at: OfficePage };

/** The navigation of the office: its wall has a door where the current room is. */
export function PlanOfRooms({ texts, work, at }: Props) {
  const { pathTo, person } = usePage();
  const groups = (Object.keys(ROOMS) as RoomGroup[])
    .map((group) => ({ group, rooms: roomsOf(group, person?.rights ?? []) }))
    .filter(({ rooms }) => rooms.length > 0);
  return (
    <nav className={css.plan} aria-label={texts.label}>
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
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </nav>
  );
}

function RoomCount({ texts, lists }: { texts: typeof fi; lists: Work['lists'] }) {
  const count = lists.reduce((sum, list) => sum + list.count, 0);
  const late = lists.reduce((sum, list) => sum + list.late, 0);
  if (count === 0) return null;
  return (
    <span className={classNames(css.count, late > 0 && css.late)}>
      {count}
      {late > 0 && <HiddenText>{` ${fill(texts.lateOf, late)}`}</HiddenText>}
    </span>
  );
}
