import type { MouseEvent } from 'react';
import { fill } from '../../../domain/base/fill.ts';
import { formatClock, formatDateTime } from '../../../domain/base/format.ts';
import type { Language } from '../../../domain/base/language.ts';
import { endSession } from '../../parts/account/end-session.tsx';
import { useSignOut } from '../../parts/account/use-sign-out.ts';
import { BrandMark } from '../../parts/site/brand-mark.tsx';
import { LanguageSwitch } from '../../parts/site/language-switch.tsx';
import { logoutPath } from '../../platform/logout.ts';
import { usePage } from '../../platform/page-context.tsx';
import type { ShellTexts } from '../../platform/screen.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import css from './ticket-desk.module.css';
import type { TicketDeskTexts } from './ticket-desk-data.ts';
import type { TicketDeskState } from './ticket-desk-state.ts';
import type { Connection } from './ticket-desk-sync.ts';

type Props = {
  texts: TicketDeskTexts;
  shell: ShellTexts;
  connection: Connection;
  onUnderstood: () => void;
};

/** Shown offline and while visits are queued: link, queue length and age of the card list. */
export function ConnectionStatus({ texts, shell, connection, onUnderstood }: Props) {
  const { pathTo, language } = usePage();
  const { link, waiting, listCheckedAt, page, refused } = connection;
  const { offline, fault } = texts;
  const { strip, troubled, signedOut } = offline;
  const titles = { offline: strip, troubled, signedOut };
  return (
    <div role="status">
      {link !== 'online' && (
        <Notice kind="warning" kindLabel={shell.toast.warning} title={titles[link]}>
          {waiting > 0 && `${fill(offline.waiting, waiting)} `}
          {listCheckedAt === null
            ? offline.noList
            : fill(offline.list, formatDateTime(listCheckedAt, language))}{' '}
          {page !== 'kept' && listCheckedAt !== null && `${offline.doNotReload} `}
          {link === 'signedOut' && <a href={logoutPath(pathTo('Desk'))}>{fault.signIn}</a>}
        </Notice>
      )}
      {link === 'online' && waiting > 0 && (
        <Notice kindLabel={shell.toast.info}>{fill(offline.sending, waiting)}</Notice>
      )}
      {refused.length > 0 && (
        <Notice kind="error" kindLabel={shell.toast.error}>
          {fill(offline.refused, refused.length, [...new Set(refused)].join(' '))}{' '}
          <Button look="text" onClick={onUnderstood}>
            {offline.understood}
          </Button>
        </Notice>
      )}
    </div>
  );
}

type HeaderProps = {
  texts: TicketDeskTexts;
  shell: ShellTexts;
  museum: string | null;
  visitsToday: number;
  sound: { isMuted: boolean; toggle: () => void };
  onOtherMuseum: (() => void) | null;
};

export function TicketDeskHeader(props: HeaderProps) {
  const { texts, shell, museum, visitsToday, sound, onOtherMuseum } = props;
  const { pathTo, person } = usePage();
  const { leave, question } = useSignOut(endSession);

  function start(event: MouseEvent) {
    event.preventDefault();
    void leave();
  }

  return (
    <header className="ways">
      <BrandMark className={css.mark} />
      <h1 className={css.museum}>{museum ?? texts.title}</h1>
      <div className={css.tools}>
        {onOtherMuseum && (
          <Button look="text" onClick={onOtherMuseum}>
            {texts.choice.other}
          </Button>
        )}
        <Button look="text" onClick={sound.toggle}>
          {sound.isMuted ? texts.unmute : texts.mute}
        </Button>
        {museum && person?.rights?.includes('desk.manage') && (
          <a href={pathTo('Office_Staff')}>{texts.people}</a>
        )}
        <a href={logoutPath(pathTo('Home'))} onClick={start}>
          {texts.signOut}
        </a>
        <LanguageSwitch texts={shell} />
      </div>
      {museum && (
        <p className={css.count}>
          <strong>{visitsToday}</strong> {fill(texts.today, visitsToday)}
        </p>
      )}
      {!museum && <p className={css.noMuseum}>{texts.noMuseum}</p>}
      {question}
    </header>
  );
}

type UndoBarProps = {
  texts: TicketDeskTexts;
  state: TicketDeskState;
  connection: Connection;
  mayRecord: boolean;
  onUndo: (visitId: string) => void;
};

/** The last visit can be undone for a minute, also while the next card is checked. */
export function UndoBar({ texts, state, connection, mayRecord, onUndo }: UndoBarProps) {
  const { language } = usePage();
  const { undoable, undoNews, busy } = state;
  return (
    <div className={`ways ${css.undo}`}>
      {connection.link === 'online' && mayRecord && (
        <p className={css.ready}>{offlineReadiness(texts.offline, connection, language)}</p>
      )}
      <p>
        {/* Not a live region: the verdict has already announced that the visit was recorded. */}
        {undoable && fill(texts.recordedAt, formatClock(undoable.at, language))}
        <span role="status">{!undoable && undoNews && texts[undoNews]}</span>
      </p>
      {undoable && (
        <Button look="secondary" busy={busy === 'undoing'} onClick={() => onUndo(undoable.visitId)}>
          {texts.undo}
        </Button>
      )}
    </div>
  );
}

type Readiness = Pick<Connection, 'page' | 'listCheckedAt'>;

/** Ready offline only when both page and card list are on the device. */
export function offlineReadiness(
  texts: TicketDeskTexts['offline'],
  { page, listCheckedAt }: Readiness,
  language: Language,
): string {
  if (page === 'notKept') return texts.notReady;
  if (page === 'preparing' || listCheckedAt === null) return texts.preparing;
  return fill(texts.ready, formatClock(listCheckedAt, language));
}
