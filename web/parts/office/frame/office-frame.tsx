import { type ReactNode, useRef, useState } from 'react';
import { fill } from '../../../../domain/base/fill.ts';
import door from '../../../pictures/quiet-door-480.avif';
import { ErrorBoundary } from '../../../platform/error-boundary.tsx';
import { usePage } from '../../../platform/page-context.tsx';
import type { ShellTexts } from '../../../platform/screen.ts';
import type { texts as fi } from '../../../texts/fi/parts/office-frame.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { SignOutLink } from '../../account/sign-out-link.tsx';
import { BrandMark } from '../../site/brand-mark.tsx';
import { ErrorScreen } from '../../site/error-screen.tsx';
import { LanguageSwitch } from '../../site/language-switch.tsx';
import { PageToasts } from '../../site/page-toasts.tsx';
import { QuietPage } from '../../site/quiet-page.tsx';
import { ListWalk } from '../list/list-walk.tsx';
import type { OfficeData, Work } from '../office-data.ts';
import { useKeptFocus } from './kept-focus.ts';
import { KeyHelp } from './key-help.tsx';
import css from './office-frame.module.css';
import { usePageKeys } from './page-keys.ts';
import plan from './plan-of-rooms.module.css';
import { PlanOfRooms } from './plan-of-rooms.tsx';
import { rolesWith } from './roles-with.ts';
import { type OfficePage, rightOf } from './rooms.ts';
import { useRowKeys } from './row-keys.ts';
import { SearchBox } from './search-box.tsx';
import { SessionKeeper } from './session-keeper.tsx';
import { useKeySetting } from './shortcuts.ts';

type Props<Page> = {
  texts: typeof fi;
  shell: ShellTexts;
  /** The current page. */
  at: OfficePage;
  data: OfficeData<Page>;
  /** Shown also to ticket desk managers, who have no other office page. */
  isForDesks?: boolean;
  children: (page: Page) => ReactNode;
};

const NO_WORK: Work = {
  lists: [],
  countedAt: 0,
  isOpen: true,
  version: '',
  migration: '',
  operations: [],
  failedJobs: [],
  keyDroppableSince: null,
};

/** Layout of every office page: top line, navigation, content, version. */
export function OfficeFrame<Page>(props: Props<Page>) {
  const { texts, shell, at, data, isForDesks = false, children } = props;
  const { place } = usePage();
  useRowKeys();
  usePageKeys(texts.keys);
  const [other, setOther] = useState<string | null>(null);
  const room = useRef<HTMLElement>(null);
  useKeptFocus(room);
  const { page } = data;
  const work = data.work ?? (isForDesks && page !== null ? NO_WORK : null);
  if (!work) return <NotStaff texts={texts} />;
  return (
    <div className={css.office}>
      <a className="skip-link" href="#content">
        {shell.skip}
      </a>
      <TopLine texts={texts} shell={shell} work={work} at={at} other={other} />
      <main ref={room} id="content" className={css.room} tabIndex={-1}>
        <ErrorBoundary key={place.name} fallback={<ErrorScreen shell={shell} />}>
          <ListWalk texts={texts.walk} />
          {page === null ? <NoRight texts={texts} at={at} /> : children(page)}
        </ErrorBoundary>
        <FootLine texts={texts} work={work} />
      </main>
      <PageToasts texts={shell} />
      <SessionKeeper texts={texts} shell={shell} onOther={setOther} />
    </div>
  );
}

type TopProps = {
  texts: typeof fi;
  shell: ShellTexts;
  work: Work;
  at: OfficePage;
  /** Who takes over an open page of somebody else. */
  other: string | null;
};

function TopLine({ texts, shell, work, at, other }: TopProps) {
  const { pathTo, person } = usePage();
  const home = person?.rights?.includes('office.open') ? 'Office_Home' : 'Desk';
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <header className={css.top}>
        <a className={css.brand} href={pathTo(home)}>
          <BrandMark />
          {texts.name}
        </a>
        <div className={css.topRight}>
          {person?.rights?.includes('person.find') && <SearchBox texts={texts} />}
          <div className={css.me}>
            <LanguageSwitch texts={shell} />
            <span>
              <b>{other ?? (person?.firstName || person?.emailAddress)}</b>
            </span>
            <SignOutLink texts={shell} />
          </div>
        </div>
        <button
          type="button"
          className={css.menu}
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
            <path d="M4 7h16M4 12h16M4 17h16" stroke="currentColor" strokeLinecap="round" />
          </svg>
          {texts.menu}
        </button>
      </header>
      <div className={classNames(plan.planPlace, isOpen && plan.open)}>
        <PlanOfRooms texts={texts} work={work} at={at} />
        <div className={plan.meBelow}>
          <LanguageSwitch texts={shell} />
          <SignOutLink texts={shell} />
        </div>
      </div>
    </>
  );
}

function FootLine({ texts, work }: { texts: typeof fi; work: Work }) {
  const keys = useKeySetting();
  return (
    <footer className={css.foot}>
      <span className={css.keys}>
        <kbd>/</kbd> {texts.keys.search}
      </span>
      <span className={css.keys}>
        <kbd>J</kbd> <kbd>K</kbd> {texts.keys.rows}
      </span>
      <span className={css.keys}>
        <kbd>[</kbd> <kbd>]</kbd> {texts.keys.walk}
      </span>
      <KeyHelp texts={texts.keys.help} />
      <button
        type="button"
        className={`link-button ${css.keySwitch}`}
        aria-pressed={keys.isOn}
        onClick={keys.toggle}
      >
        {keys.isOn ? texts.keys.on : texts.keys.off}
      </button>
      {work.version && (
        <span className={css.version}>{fill(texts.version, work.version, work.migration)}</span>
      )}
    </footer>
  );
}

function NoRight({ texts, at }: { texts: typeof fi; at: OfficePage }) {
  const { pathTo, person, language } = usePage();
  const right = rightOf(at);
  // A page may need more rights than its navigation entry.
  const isKnown = !person?.rights?.includes(right);
  return (
    <>
      <h1>{texts.rooms[at]}</h1>
      <p className={css.noRight}>
        {texts.noRight}{' '}
        {isKnown && fill(texts.whoHasRight, rolesWith(right, texts.roles, language))}
      </p>
      <p>
        <a href={pathTo('Office_Rights')}>{texts.seeRights}</a>
      </p>
    </>
  );
}

function NotStaff({ texts }: { texts: typeof fi }) {
  const { pathTo, person } = usePage();
  const lead = person?.role === 'staff' ? texts.notYet : texts.denied;
  return (
    <main id="content">
      <QuietPage title={texts.name} lead={lead} picture={door}>
        <ButtonLink href={pathTo('Home')}>{texts.home}</ButtonLink>
      </QuietPage>
    </main>
  );
}
