import type { MouseEvent } from 'react';
import { endSession } from '../../parts/account/end-session.tsx';
import { useSignOut } from '../../parts/account/use-sign-out.ts';
import { BrandMark } from '../../parts/site/brand-mark.tsx';
import { LanguageSwitch } from '../../parts/site/language-switch.tsx';
import { logoutPath } from '../../platform/logout.ts';
import { usePage } from '../../platform/page-context.tsx';
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

export function DeskBar(props: Props) {
  const { texts, shell, museum, visitsToday, sound } = props;
  const { pathTo } = usePage();
  const { leave, question } = useSignOut(endSession);

  function start(event: MouseEvent) {
    event.preventDefault();
    void leave();
  }

  return (
    <header className={css.bar}>
      <BrandMark className={css.mark} />
      <h1 className={css.museum}>{museum ?? texts.title}</h1>
      <div className={css.tools}>
        <Button look="text" aria-pressed={!sound.isMuted} onClick={sound.toggle}>
          {sound.isMuted ? texts.soundOff : texts.soundOn}
        </Button>
        <a href={logoutPath(pathTo('Home'))} onClick={start}>
          {texts.signOut}
        </a>
        <LanguageSwitch texts={shell} />
      </div>
      {museum && (
        <p className={css.count}>
          <strong>{visitsToday}</strong> {visitsToday === 1 ? texts.todayOne : texts.today}
        </p>
      )}
      {!museum && <p className={css.noMuseum}>{texts.noMuseum}</p>}
      {question}
    </header>
  );
}
