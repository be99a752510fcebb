import { BrandMark } from '../../parts/brand-mark.tsx';
import { LanguageSwitch } from '../../parts/language-switch.tsx';
import { SignOutLink } from '../../parts/sign-out-link.tsx';
import type { ShellTexts } from '../../platform/screen.ts';
import { Button } from '../../ui/button.tsx';
import css from './desk.module.css';
import type { DeskTexts } from './desk-texts.ts';

type Props = {
  texts: DeskTexts;
  shell: ShellTexts;
  museum: string | null;
  visitsToday: number;
  sound: { isMuted: boolean; toggle: () => void };
};

export function DeskBar({ texts, shell, museum, visitsToday, sound }: Props) {
  return (
    <header className={css.bar}>
      <BrandMark className={css.mark} />
      <h1 className={css.museum}>{museum ?? texts.title}</h1>
      <div className={css.tools}>
        <Button look="text" aria-pressed={!sound.isMuted} onClick={sound.toggle}>
          {sound.isMuted ? texts.soundOff : texts.soundOn}
        </Button>
        <SignOutLink texts={shell} />
        <LanguageSwitch texts={shell} />
      </div>
      {museum && (
        <p className={css.count}>
          <strong>{visitsToday}</strong> {visitsToday === 1 ? texts.todayOne : texts.today}
        </p>
      )}
      {!museum && <p className={css.noMuseum}>{texts.noMuseum}</p>}
    </header>
  );
}
