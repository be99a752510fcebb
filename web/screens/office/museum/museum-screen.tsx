import { fromEuros } from '../../../../domain/base/cents.ts';
import { fill } from '../../../../domain/base/fill.ts';
import { formatMoney } from '../../../../domain/base/format.ts';
import { localDate } from '../../../../domain/base/local-date.ts';
import { FactsPanel } from '../../../parts/office/facts-panel.tsx';
import { OfficeFrame } from '../../../parts/office/frame/office-frame.tsx';
import type { OfficeData } from '../../../parts/office/office-data.ts';
import { LookAhead } from '../../../parts/office/planned/look-ahead.tsx';
import { TimePage } from '../../../parts/office/time/time-page.tsx';
import { useStory } from '../../../parts/office/time/use-story.ts';
import { useFormats } from '../../../parts/office/use-formats.ts';
import { readFromServer } from '../../../platform/call-server.ts';
import { usePage } from '../../../platform/page-context.tsx';
import type { ScreenProps } from '../../../platform/screen.ts';
import type { texts as fi } from '../../../texts/fi/office-museum.ts';
import css from './museum.module.css';
import { type MuseumData, type MuseumPage, type MuseumStory, readMuseum } from './museum-data.ts';

type Texts = typeof fi;

/** Staff: one museum, its desks, monthly visits and events. */
export function Screen({ texts, shell, data }: ScreenProps<Texts, OfficeData<MuseumData>>) {
  return (
    <OfficeFrame texts={texts.frame} shell={shell} at="Office_Museums" data={data}>
      {({ story }) =>
        story ? (
          <Story key={`${story.museum.id} ${story.kind}`} first={story} texts={texts} />
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

function Story({ first, texts }: { first: MuseumStory; texts: Texts }) {
  const { pathTo, place, person } = usePage();
  const mayEdit = person?.rights?.includes('museum.edit') ?? false;
  const { id, slug } = first.museum;
  const page = useStory(first, {
    texts: texts.time.actions,
    readAgain: async () => (await readMuseum(readFromServer, { ...place, params: { id } })).story,
  });
  const { museum } = page.story;
  return (
    <>
      <h1>{museum.name}</h1>
      <p className="quiet">
        {museum.town} · <a href={pathTo('Museum', { slug })}>{texts.publicPage}</a>
        {mayEdit && (
          <>
            {' '}
            · <a href={pathTo('Office_Museum_Edit', { id })}>{texts.edit}</a>
          </>
        )}
      </p>
      <TimePage
        texts={texts.time}
        page={page}
        path={pathTo('Office_Museum', { id })}
        counts={museum.counts}
        readMore={(before) =>
          readFromServer('BackOfficeController', 'getTimeOfMuseum', { id, ...before })
        }
        readLetter={async () => ({ letter: null })}
        above={<Months museum={museum} texts={texts} />}
        side={
          <>
            <Facts museum={museum} texts={texts} />
            <Coming museum={museum} texts={texts} />
            <Desks museum={museum} texts={texts} />
          </>
        }
      />
    </>
  );
}

type PartProps = { museum: MuseumPage; texts: Texts };

function Facts({ museum, texts }: PartProps) {
  const { language } = usePage();
  const { formatDate, formatCount } = useFormats();
  const { ticketPrice, leftOn, website } = museum;
  return (
    <FactsPanel
      id="now"
      heading={texts.now}
      facts={[
        [texts.joined, formatDate(localDate(museum.joinedOn))],
        [texts.left, leftOn && formatDate(localDate(leftOn))],
        [
          texts.ticket,
          ticketPrice === null ? texts.unknown : formatMoney(fromEuros(ticketPrice), language),
        ],
        [texts.website, website && <a href={website}>{new URL(website).hostname}</a>],
        [texts.allVisits, formatCount(museum.visitCount)],
      ]}
    />
  );
}

/** Planned changes, and the museum's page on their days. */
function Coming({ museum: { coming, slug }, texts }: PartProps) {
  const { person, scheme, language } = usePage();
  const { formatDate } = useFormats();
  if (coming.length === 0) return null;
  const maySeeAhead = person?.rights?.includes('sales.view') ?? false;
  return (
    <FactsPanel id="coming" heading={texts.coming} facts={[]}>
      <ul className={css.people}>
        {coming.map(({ day, what, amount, name }) => (
          <li key={`${day} ${what} ${name}`}>
            {formatDate(localDate(day))}
            <br />
            {fill(
              texts.begins[what],
              name ?? (amount === null ? '' : formatMoney(fromEuros(amount), language)),
            )}
            {maySeeAhead && (
              <LookAhead
                texts={texts.lookAhead}
                page="Museum"
                params={{ slug }}
                languages={scheme.facts.languages}
                day={day}
              />
            )}
          </li>
        ))}
      </ul>
    </FactsPanel>
  );
}

function Desks({ museum, texts }: PartProps) {
  const { formatDateTime } = useFormats();
  const { pathTo } = usePage();
  const at = (instant: number | null) => (instant === null ? texts.never : formatDateTime(instant));
  return (
    <FactsPanel
      id="desks"
      heading={texts.desks}
      facts={[
        [texts.clerks, museum.clerks],
        [texts.managers, museum.managers],
        [texts.lastSignIn, at(museum.lastSignInAt)],
        [texts.list, at(museum.listFetchedAt)],
        [texts.tillKeys, museum.tillKeys],
      ]}
    >
      {museum.people && (
        <>
          <ul className={css.people}>
            {museum.people.map(({ accountId, name, role, lastSignInAt }) => (
              <li key={accountId}>
                {name}
                <br />
                <span className="quiet">
                  {texts.roles[role]} · {fill(texts.signedIn, at(lastSignInAt))}
                </span>
              </li>
            ))}
          </ul>
          <a href={pathTo('Office_Staff')}>{texts.manage}</a>
        </>
      )}
    </FactsPanel>
  );
}

/** Bars repeat the numbers beside them. */
function Months({ museum: { months }, texts }: PartProps) {
  const { formatCount } = useFormats();
  const most = Math.max(1, ...months.map(({ visits }) => visits));
  return (
    <section className={css.months} aria-labelledby="months">
      <h2 id="months">{texts.months}</h2>
      {months.length === 0 && <p className="quiet">{texts.noVisits}</p>}
      <dl>
        {months.map(({ month, visits }) => (
          <div key={month}>
            <dt>{monthText(month)}</dt>
            <dd>
              <span className={css.count}>{formatCount(visits)}</span>
              {/* An attribute instead of a style: the page's security policy forbids inline styles. */}
              <svg
                className={css.bar}
                viewBox="0 0 100 1"
                preserveAspectRatio="none"
                aria-hidden="true"
              >
                <rect width={(visits / most) * 100} height="1" />
              </svg>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

const monthText = (month: string) => month.split('-').reverse().map(Number).join('/');
