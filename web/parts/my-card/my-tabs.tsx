import { useEffect, useRef } from 'react';
import type { PageName } from '../../../contract/pages.ts';
import { usePage } from '../../platform/page-context.tsx';
import type { MyCardTexts } from './my-card-data.ts';
import css from './my-tabs.module.css';

const TABS = [
  ['visits', 'My_Museum_Card', ['My_Visits']],
  ['validity', 'Extend_Validity', []],
  ['orders', 'My_Orders', ['My_Order']],
  ['details', 'My_Details', []],
  ['privacy', 'My_Privacy', ['My_Deletion']],
] as const satisfies [keyof MyCardTexts['tabs'], PageName, PageName[]][];

/** Links with addresses of their own: the way between them is the browser's. */
export function MyTabs({ texts }: { texts: MyCardTexts }) {
  const { pathTo, place } = usePage();
  const row = useRef<HTMLUListElement>(null);
  // On a phone the row is wider than the screen: the tab one is on must be in sight.
  useEffect(() => {
    const current = row.current?.querySelector<HTMLElement>('[aria-current]');
    if (row.current && current)
      row.current.scrollLeft = current.offsetLeft - row.current.offsetLeft;
  }, []);
  const currentOf = (name: PageName, inside: readonly PageName[]) => {
    if (place.name === name) return 'page';
    return inside.includes(place.name) ? 'true' : undefined;
  };
  return (
    <nav className={css.tabs} aria-label={texts.name}>
      <ul ref={row}>
        {TABS.map(([text, name, inside]) => (
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
