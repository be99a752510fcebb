import { type RefObject, useEffect, useRef, useState } from 'react';
import type { PageName } from '../../../contract/page/pages.ts';
import { usePage } from '../../platform/page-context.tsx';
import type { MyCardTexts } from './my-card-data.ts';
import css from './my-tabs.module.css';

const TABS = [
  ['visits', 'My_Museum_Card', ['My_Visits']],
  ['validity', 'Extend_Validity', []],
  ['plan', 'My_Plan', []],
  ['orders', 'My_Orders', ['My_Order']],
  ['details', 'My_Details', []],
  ['privacy', 'My_Privacy', ['My_Deletion']],
] as const satisfies [keyof MyCardTexts['tabs'], PageName, PageName[]][];

/** Links with URLs, so that the browser's history works. */
export function MyTabs({ texts }: { texts: MyCardTexts }) {
  const { pathTo, place, person } = usePage();
  // Only for holders with a monthly plan.
  const tabs = TABS.filter(([, name]) => name !== 'My_Plan' || person?.hasPlan);
  const row = useRef<HTMLUListElement>(null);
  // On a phone the row overflows: scroll the current tab into view.
  const hidden = useHiddenTabs(row);
  useEffect(() => {
    const list = row.current;
    const current = list?.querySelector<HTMLElement>('[aria-current]');
    if (!list || !current) return;
    // Centred, away from the faded edges.
    const room = (list.clientWidth - current.offsetWidth) / 2;
    list.scrollLeft = current.offsetLeft - list.offsetLeft - room;
  }, []);
  const currentOf = (name: PageName, inside: readonly PageName[]) => {
    if (place.name === name) return 'page';
    return inside.includes(place.name) ? 'true' : undefined;
  };
  return (
    <nav className={`not-printed ${css.tabs}`} aria-label={texts.name}>
      <ul ref={row} data-before={hidden.before || undefined} data-after={hidden.after || undefined}>
        {tabs.map(([text, name, inside]) => (
          <li key={name}>
            <a href={pathTo(name)} aria-current={currentOf(name, inside)}>
              {texts.tabs[text]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The sides on which tabs are scrolled out of view. */
function useHiddenTabs(row: RefObject<HTMLUListElement | null>) {
  const [hidden, setHidden] = useState({ before: false, after: false });
  useEffect(() => {
    const list = row.current;
    if (!list) return;
    const look = () => {
      const { scrollLeft, scrollWidth, clientWidth } = list;
      setHidden({ before: scrollLeft > 1, after: scrollLeft + clientWidth < scrollWidth - 1 });
    };
    const sizes = new ResizeObserver(look);
    sizes.observe(list);
    list.addEventListener('scroll', look, { passive: true });
    return () => {
      sizes.disconnect();
      list.removeEventListener('scroll', look);
    };
  }, [row]);
  return hidden;
}
