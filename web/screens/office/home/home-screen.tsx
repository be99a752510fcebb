import { fromEuros } from '../../../../domain/base/cents.ts';
import { fill } from '../../../../domain/base/fill.ts';
import { formatDate, formatDateTime, formatMoney } from '../../../../domain/base/format.ts';
import { localDate } from '../../../../domain/base/local-date.ts';
import { countText } from '../../../../domain/office/work-list.ts';
import { OfficeFrame } from '../../../parts/office/frame/office-frame.tsx';
import { pageOfList } from '../../../parts/office/frame/rooms.ts';
import { useShortcuts } from '../../../parts/office/frame/shortcuts.ts';
import type { OfficeData, Work } from '../../../parts/office/office-data.ts';
import { usePage } from '../../../platform/page-context.tsx';
import type { ScreenProps } from '../../../platform/screen.ts';
import type { texts as fi } from '../../../texts/fi/office-home.ts';
import { softHyphens } from '../../../ui/soft-hyphens.ts';
import { FailedJobs } from './failed-jobs.tsx';
import css from './home.module.css';
import { Strands } from './strands.tsx';

type Texts = typeof fi;
type WorkList = Work['lists'][number];

/** Staff: the work lists. */
export function Screen({ texts, shell, data }: ScreenProps<Texts, OfficeData>) {
  const { person } = usePage();
  const name = person?.firstName;
  return (
    <OfficeFrame texts={texts.frame} shell={shell} at="Office_Home" data={data}>
      {() => (
        <>
          <h1>{name ? fill(texts.greeting, name) : texts.heading}</h1>
          {data.work && <RedOperations texts={texts} work={data.work} />}
          {data.work && <FailedJobs texts={texts} failed={data.work.failedJobs} />}
          {data.work && <OldKey texts={texts} work={data.work} />}
          <section className="mt-6 list-width" aria-labelledby="work">
            <div className={css.sectionHead}>
              <h2 id="work">{texts.waits}</h2>
              <p>{texts.legend}</p>
            </div>
            {data.work && <WorkLists texts={texts} work={data.work} />}
          </section>
        </>
      )}
    </OfficeFrame>
  );
}

/** For administrators: a backup or its test is missing. */
function RedOperations({ texts, work }: { texts: Texts; work: Work }) {
  const { language } = usePage();
  if (work.operations.length === 0) return null;
  const { heading, advice, succeeded } = texts.operations;
  return (
    <section className={css.red} aria-labelledby="operations">
      <h2 id="operations">{heading}</h2>
      {work.operations.map(({ operation, fault, succeededAt }) => (
        <p key={operation}>
          <b>{texts.operations[operation][fault]}</b>{' '}
          {succeededAt !== null && fill(succeeded, formatDateTime(succeededAt, language))}
        </p>
      ))}
      <p>{advice}</p>
    </section>
  );
}

function OldKey({ texts, work }: { texts: Texts; work: Work }) {
  const { language } = usePage();
  const since = work.keyDroppableSince;
  if (since === null) return null;
  return (
    <p className="mt-4 list-width">{fill(texts.oldKey, formatDate(localDate(since), language))}</p>
  );
}

function WorkLists({ texts, work }: { texts: Texts; work: Work }) {
  const { pathTo, go, language } = usePage();
  const nameOf = ({ list }: WorkList) => softHyphens(texts.lists[list], language);
  const waiting = work.lists.filter(({ count }) => count > 0);
  const empty = work.lists.filter(({ count }) => count === 0);

  useShortcuts((key) => {
    const chosen = /^[1-9]$/.test(key) ? waiting[Number(key) - 1] : undefined;
    if (chosen) go(hrefOf(chosen, pathTo));
    return chosen !== undefined;
  });

  if (work.lists.length === 0) return <p>{texts.noLists}</p>;
  return (
    <ol className={css.work}>
      {waiting.map((list, index) => (
        <li key={list.list}>
          <a href={hrefOf(list, pathTo)} data-row>
            <Count count={list.count} />
            <span>
              <b>{nameOf(list)}</b>
              <Facts list={list} countedAt={work.countedAt} texts={texts} />
            </span>
            <Strands late={list.late} earlier={list.earlier} count={list.count} />
            <span className={css.place} aria-hidden="true">
              <kbd>{index + 1}</kbd>
            </span>
          </a>
        </li>
      ))}
      {empty.map((list) => (
        <li key={list.list}>
          <a className={css.zero} href={hrefOf(list, pathTo)}>
            <span className={css.big}>0</span>
            <span>
              <b>{nameOf(list)}</b>
            </span>
          </a>
        </li>
      ))}
    </ol>
  );
}

function Count({ count }: { count: number }) {
  const text = countText(count);
  return <span className={text.length > 3 ? `${css.big} ${css.long}` : css.big}>{text}</span>;
}

function hrefOf({ list }: WorkList, pathTo: ReturnType<typeof usePage>['pathTo']): string {
  return `${pathTo(pageOfList(list))}#${list}`;
}

type FactsProps = { list: WorkList; countedAt: number; texts: Texts };

function Facts({ list, countedAt, texts }: FactsProps) {
  const { language } = usePage();
  const { amount, oldestAt, late } = list;
  const facts = [
    amount === null ? null : formatMoney(fromEuros(amount), language),
    oldestAt === null ? null : fill(texts.oldest, age(countedAt - oldestAt, texts)),
  ].filter((fact) => fact !== null);
  return (
    <span className={css.facts}>
      {facts.join(' · ')}
      {late > 0 && (
        <>
          {facts.length > 0 && ' · '}
          <strong>{fill(texts.late, countText(late))}</strong>
        </>
      )}
    </span>
  );
}

const HOUR_MS = 60 * 60 * 1000;

function age(ms: number, texts: Texts): string {
  const hours = Math.floor(ms / HOUR_MS);
  if (hours < 1) return fill(texts.hours, '< 1');
  return hours < 24 ? fill(texts.hours, hours) : fill(texts.days, Math.floor(hours / 24));
}
