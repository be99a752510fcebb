import { usePage } from '../../platform/page-context.tsx';
import type { texts as fi } from '../../texts/fi/parts/office-nav.ts';
import css from './office-nav.module.css';

const PAGES = ['Office_Sales', 'Office_Envelopes', 'Office_Refunds'] as const;

/** The way between the pages of the staff, the same on each of them. */
export function OfficeNav({ texts, at }: { texts: typeof fi; at: (typeof PAGES)[number] }) {
  const { pathTo } = usePage();
  return (
    <nav className={css.nav} aria-label={texts.label}>
      {PAGES.map((name) => (
        <a key={name} href={pathTo(name)} aria-current={name === at ? 'page' : undefined}>
          {texts[name]}
        </a>
      ))}
    </nav>
  );
}
