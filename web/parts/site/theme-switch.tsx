import { useState } from 'react';
import type { Theme } from '../../../contract/page/page-render.ts';
import { usePage } from '../../platform/page-context.tsx';
import type { ShellTexts } from '../../platform/screen.ts';
import css from './theme-switch.module.css';

const CHOICES = [
  ['system', 'themeSystem'],
  ['light', 'themeLight'],
  ['dark', 'themeDark'],
] as const satisfies [Theme, keyof ShellTexts][];

export function ThemeSwitch({ texts }: { texts: ShellTexts }) {
  const [chosen, choose] = useState(usePage().theme);

  function change(theme: Theme) {
    choose(theme);
    storeTheme(theme);
  }

  return (
    <fieldset className={`not-printed ${css.themes}`}>
      <legend>{texts.theme}</legend>
      {CHOICES.map(([theme, text]) => (
        <label key={theme}>
          <input
            type="radio"
            name="theme"
            value={theme}
            checked={chosen === theme}
            onChange={() => change(theme)}
          />
          <span>{texts[text]}</span>
        </label>
      ))}
    </fieldset>
  );
}

const YEAR_SECONDS = 31_536_000;

/** Applies the theme and stores it in a cookie for server rendering. */
function storeTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  const secure = window.location.protocol === 'https:' ? '; secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve
  document.cookie = `theme=${theme}; path=/; max-age=${YEAR_SECONDS}; samesite=lax${secure}`;
}
