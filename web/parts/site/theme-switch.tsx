import { useState } from 'react';
import type { Theme } from '../../../contract/page-render.ts';
import { usePage } from '../../platform/page-context.tsx';
import type { ShellTexts } from '../../platform/screen.ts';
import { keepTheme } from '../../platform/theme.ts';
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
    keepTheme(theme);
  }

  return (
    <fieldset className={css.themes}>
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
