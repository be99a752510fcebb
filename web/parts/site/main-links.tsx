import type { PageName } from '../../../contract/pages.ts';
import { usePage } from '../../platform/page-context.tsx';
import type { ShellTexts } from '../../platform/screen.ts';

const MAIN_PAGES = [
  ['buy', 'Buy_Museum_Card'],
  ['gift', 'Gift'],
  ['company', 'Company_Order'],
  ['activate', 'Activate_Card'],
  ['mine', 'My_Museum_Card'],
] as const satisfies [keyof ShellTexts, PageName][];

/** Only for those who stand at one. */
const DESK_PAGE = ['desk', 'Desk'] as const;

export function MainLinks({ texts }: { texts: ShellTexts }) {
  const { pathTo, place, person } = usePage();
  const pages = person?.role === 'desk' ? [...MAIN_PAGES, DESK_PAGE] : MAIN_PAGES;
  return (
    <ul>
      {pages.map(([text, name]) => (
        <li key={name}>
          <a href={pathTo(name)} aria-current={place.name === name ? 'page' : undefined}>
            {texts[text]}
          </a>
        </li>
      ))}
    </ul>
  );
}
