import { fill } from '../../../domain/base/fill.ts';
import { formatDate, formatDateTime, groupInFours } from '../../../domain/base/format.ts';
import { localDate } from '../../../domain/base/local-date.ts';
import { TIME_KINDS } from '../../../domain/office/line-of-time.ts';
import { DoneBar } from '../../parts/office/done-bar.tsx';
import type { OfficeData } from '../../parts/office/office-data.ts';
import { OfficeFrame } from '../../parts/office/office-frame.tsx';
import { UndoDialog } from '../../parts/office/undo-dialog.tsx';
import { usePage } from '../../platform/page-context.tsx';
import type { ScreenProps } from '../../platform/screen.ts';
import type { texts as fi } from '../../texts/fi/office-person.ts';
import { ActionsPanel } from './actions-panel.tsx';
import { LineOfTime } from './line-of-time.tsx';
import css from './office-person.module.css';
import type { PersonData, PersonStory } from './person-data.ts';
import { useStory } from './use-story.ts';

type Texts = typeof fi;
type Person = PersonStory['person'];

/** Staff: one person, what holds now and what happened. */
export function Screen({ texts, shell, data }: ScreenProps<Texts, OfficeData<PersonData>>) {
  return (
    <OfficeFrame texts={texts.frame} shell={shell} at="Office_Find" data={data}>
      {({ story }) =>
        story ? (
          <Story key={`${story.person.id} ${story.kind}`} first={story} texts={texts} />
        ) : (
          <>
            <h1>{texts.heading}</h1>
            <p>{texts.missing}</p>
          </>
        )
      }
    </OfficeFrame>
  );
}

function Story({ first, texts }: { first: PersonStory; texts: Texts }) {
  const { story, turn, done, asked, setAsked, onDone, onUndone } = useStory(first, texts.actions);
  const { person, time, kind } = story;
  const { pathTo } = usePage();
  return (
    <>
      <h1>{person.name || person.emailAddress}</h1>
      <p className="quiet">
        {[
          person.yearOfBirth && fill(texts.born, person.yearOfBirth),
          fill(texts.since, new Date(person.customerSince).getFullYear()),
          texts.languages[person.language],
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {person.joinedInto && (
        <p className={css.notice}>
          {texts.joined}{' '}
          <a href={pathTo('Office_Person', { id: person.joinedInto })}>{texts.joinedLink}</a>
        </p>
      )}
      {person.leavesOn && (
        <p className={css.notice}>{fill(texts.leaves, formatDate(localDate(person.leavesOn)))}</p>
      )}
      {done && (
        <DoneBar
          texts={texts.actions}
          outcome={done}
          onUndo={() => setAsked({ id: done.actionId, kind: done.kind })}
        />
      )}
      <div className={css.split}>
        <div>
          {person.card && person.card.sentences.length > 0 && (
            <div className={css.label}>
              <strong>{texts.why}</strong>
              {person.card.sentences.map((sentence) => (
                <p key={sentence}>{sentence}</p>
              ))}
            </div>
          )}
          <Notes texts={texts.actions} notes={person.notes} />
          <Kinds texts={texts} person={person} kind={kind} />
          <LineOfTime
            key={turn}
            texts={texts}
            id={person.id}
            first={time}
            kind={kind}
            onUndo={setAsked}
            onDone={onDone}
          />
        </div>
        <div className={css.side}>
          <Now texts={texts} person={person} />
          <ActionsPanel texts={texts.actions} subject={{ person }} onDone={onDone} />
        </div>
      </div>
      {asked && (
        <UndoDialog
          texts={texts.actions}
          action={asked}
          onClose={() => setAsked(null)}
          onDone={onUndone}
        />
      )}
    </>
  );
}

function Notes({ texts, notes }: { texts: Texts['actions']; notes: Person['notes'] }) {
  if (notes.length === 0) return null;
  return (
    <section className={css.notes} aria-labelledby="notes">
      <h2 id="notes">{texts.notes}</h2>
      <ul>
        {notes.map(({ id, words, writtenAt, by }) => (
          <li key={id}>
            <p>{words}</p>
            <p className="quiet">
              {formatDateTime(writtenAt)} · {by ?? texts.gone}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

type KindsProps = { texts: Texts; person: Person; kind: PersonStory['kind'] };

function Kinds({ texts, person, kind }: KindsProps) {
  const { pathTo } = usePage();
  const path = pathTo('Office_Person', { id: person.id });
  const all = Object.values(person.counts).reduce((sum, count) => sum + count, 0);
  return (
    <nav className={css.kinds} aria-label={texts.filter}>
      <a href={path} aria-current={kind === null ? 'true' : undefined}>
        {texts.all} {all}
      </a>
      {TIME_KINDS.map((one) => (
        <a key={one} href={`${path}?laji=${one}`} aria-current={kind === one ? 'true' : undefined}>
          {texts.kinds[one]} {person.counts[one]}
        </a>
      ))}
    </nav>
  );
}

function Now({ texts, person }: { texts: Texts; person: Person }) {
  const { card, instalments } = person;
  const count = (state: string) => instalments.filter((one) => one === state).length;
  return (
    <aside className={css.now} aria-labelledby="now">
      <h2 id="now">{texts.now}</h2>
      <dl className={css.facts}>
        <dt>{texts.card}</dt>
        <dd>{card ? stateText(card, texts) : texts.noCard}</dd>
        {card && (
          <>
            <dt>{texts.number}</dt>
            <dd className={css.number}>{groupInFours(card.customerNumber)}</dd>
            <dt>{texts.visits}</dt>
            <dd>
              {card.visitCount}
              {card.isDiaryHidden && `, ${texts.hidden}`}
            </dd>
          </>
        )}
        {instalments.length > 0 && (
          <>
            <dt>{texts.instalments}</dt>
            <dd>{fill(texts.paidLateComing, count('paid'), count('late'), count('coming'))}</dd>
          </>
        )}
        <dt>{texts.email}</dt>
        <dd>{person.emailAddress}</dd>
        {person.phone && (
          <>
            <dt>{texts.phone}</dt>
            <dd>{person.phone}</dd>
          </>
        )}
        {person.address && (
          <>
            <dt>{texts.address}</dt>
            <dd>{person.address}</dd>
          </>
        )}
      </dl>
      <p className="quiet">{texts.looked}</p>
    </aside>
  );
}

function stateText(card: NonNullable<Person['card']>, texts: Texts): string {
  const { state, until } = card;
  return until ? fill(texts.states[state], formatDate(localDate(until))) : texts.states[state];
}
