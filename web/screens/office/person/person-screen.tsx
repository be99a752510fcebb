import { Fragment } from 'react';
import { fill } from '../../../../domain/base/fill.ts';
import { helsinkiDay, localDate } from '../../../../domain/base/local-date.ts';
import { cardStateText } from '../../../parts/office/card-state-text.ts';
import {
  CardNumber,
  EmailText,
  type Fact,
  FactsPanel,
} from '../../../parts/office/facts-panel.tsx';
import { OfficeFrame } from '../../../parts/office/frame/office-frame.tsx';
import type { OfficeData } from '../../../parts/office/office-data.ts';
import { TimePage } from '../../../parts/office/time/time-page.tsx';
import { useStory } from '../../../parts/office/time/use-story.ts';
import { useFormats } from '../../../parts/office/use-formats.ts';
import { readFromServer } from '../../../platform/call-server.ts';
import { usePage } from '../../../platform/page-context.tsx';
import type { ScreenProps } from '../../../platform/screen.ts';
import type { texts as fi } from '../../../texts/fi/office-person.ts';
import { ActionsPanel } from './actions-panel.tsx';
import css from './person.module.css';
import { type PersonData, type PersonStory, readPerson } from './person-data.ts';

type Texts = typeof fi;
type Person = PersonStory['person'];

/** Staff: one person, their facts and events. */
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
  const { formatDate } = useFormats();
  const { pathTo, place } = usePage();
  const { id } = first.person;
  const page = useStory(first, {
    texts: texts.actions,
    readAgain: async () => (await readPerson(readFromServer, { ...place, params: { id } })).story,
  });
  const { person } = page.story;
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
        <p className="flag mt-4">
          {texts.joined}{' '}
          <a href={pathTo('Office_Person', { id: person.joinedInto })}>{texts.joinedLink}</a>
        </p>
      )}
      {person.leavesOn && (
        <p className="flag mt-4">{fill(texts.leaves, formatDate(localDate(person.leavesOn)))}</p>
      )}
      <p className="mt-2">
        <a href={pathTo('Office_View', { id })}>{texts.viewAs}</a>
      </p>
      <TimePage
        texts={texts.time}
        page={page}
        path={pathTo('Office_Person', { id })}
        counts={person.counts}
        readMore={(before) =>
          readFromServer('BackOfficeController', 'getTimeOfPerson', { id, ...before })
        }
        readLetter={(letter) =>
          readFromServer('BackOfficeController', 'getLetter', { id: letter, personId: id })
        }
        above={
          <>
            {person.card && person.card.sentences.length > 0 && (
              <div className={css.label}>
                <strong>{texts.why}</strong>
                {person.card.sentences.map((sentence) => (
                  <p key={sentence}>{sentence}</p>
                ))}
              </div>
            )}
            <Notes texts={texts.actions} notes={person.notes} />
          </>
        }
        side={
          <>
            <Now texts={texts} person={person} />
            <ActionsPanel
              texts={texts.actions}
              names={texts}
              subject={{ person }}
              onDone={page.onDone}
            />
          </>
        }
      />
    </>
  );
}

function Notes({ texts, notes }: { texts: Texts['actions']; notes: Person['notes'] }) {
  const { formatDateTime } = useFormats();
  if (notes.length === 0) return null;
  return (
    <section className={`mt-4 ${css.notes}`} aria-labelledby="notes">
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

function Now({ texts, person }: { texts: Texts; person: Person }) {
  const { language } = usePage();
  const { formatCount } = useFormats();
  const { card, instalments } = person;
  const count = (state: string) => instalments.filter((one) => one === state).length;
  const facts: Fact[] = [
    [texts.card, card ? cardStateText(card, texts.states, language) : texts.noCard],
    [
      texts.number,
      card && (
        <Fragment key="number">
          <CardNumber number={card.customerNumber} />
          <br />
          <span className="quiet">{card.numbers[0] && texts.origins[card.numbers[0].origin]}</span>
        </Fragment>
      ),
    ],
    [
      texts.numbers,
      card && card.numbers.length > 1 && (
        <Numbers key="numbers" numbers={card.numbers.slice(1)} texts={texts} />
      ),
    ],
    [
      texts.visits,
      card &&
        [formatCount(card.visitCount), card.isDiaryHidden && texts.hidden]
          .filter((one) => one !== false)
          .join(', '),
    ],
    [
      texts.instalments,
      instalments.length > 0 &&
        fill(texts.paidLateComing, count('paid'), count('late'), count('coming')),
    ],
    [texts.email, <EmailText key="email" address={person.emailAddress} />],
    [texts.phone, person.phone],
    [texts.address, person.address],
  ];
  return (
    <FactsPanel id="now" heading={texts.now} facts={facts}>
      <p className="quiet">{texts.looked}</p>
    </FactsPanel>
  );
}

type NumbersProps = { numbers: NonNullable<Person['card']>['numbers']; texts: Texts };

function Numbers({ numbers, texts }: NumbersProps) {
  const { formatDate } = useFormats();
  return (
    <ul>
      {numbers.map(({ customerNumber, origin, blockedAt }) => (
        <li key={customerNumber}>
          <CardNumber number={customerNumber} />
          <span className="quiet">
            {fill(
              texts.formerNumber,
              texts.origins[origin],
              blockedAt ? formatDate(helsinkiDay(blockedAt)) : '',
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
