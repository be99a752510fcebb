import type { PageName } from '../../contract/pages.ts';
import { usePage } from '../platform/page-context.tsx';
import type { ShellTexts } from '../platform/screen.ts';

const MAIN_PAGES = [
  ['buy', 'Buy_Museum_Card'],
  ['gift', 'Gift'],
  ['company', 'Company_Order'],
  ['activate', 'Activate_Card'],
  ['mine', 'My_Museum_Card'],
] as const satisfies [keyof ShellTexts, PageName][];

export function MainLinks({ texts }: { texts: ShellTexts }) {
  const { pathTo, place } = usePage();
  return (
    <ul>
      {MAIN_PAGES.map(([text, name]) => (
        <li key={name}>
          <a href={pathTo(name)} aria-current={place.name === name ? 'page' : undefined}>
            {texts[text]}
          </a>
        </li>
      ))}
    </ul>
  );
}
