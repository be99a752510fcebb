import { fill } from '../../../../domain/base/fill.ts';
import { OfficeFrame } from '../../../parts/office/frame/office-frame.tsx';
import { NothingHere } from '../../../parts/office/list/nothing-here.tsx';
import { useWalkedList } from '../../../parts/office/list/walked-list.ts';
import type { OfficeData } from '../../../parts/office/office-data.ts';
import { useFormats } from '../../../parts/office/use-formats.ts';
import { usePage } from '../../../platform/page-context.tsx';
import type { ScreenProps } from '../../../platform/screen.ts';
import type { texts as fi } from '../../../texts/fi/office-contacts.ts';
import { softHyphens } from '../../../ui/soft-hyphens.ts';
import css from './contacts.module.css';
import type { Contacts } from './contacts-data.ts';

type Texts = typeof fi;

/** Staff: messages to customer service that wait for an answer. */
export function Screen({ texts, shell, data }: ScreenProps<Texts, OfficeData<Contacts>>) {
  const { language } = usePage();
  return (
    <OfficeFrame texts={texts.frame} shell={shell} at="Office_Contacts" data={data}>
      {({ waiting, hasMore, done }) => (
        <>
          <WalkedCases cases={[...waiting, ...done]} name={texts.heading} />
          <h1>{softHyphens(texts.heading, language)}</h1>
          <p className="mt-4">{texts.lead}</p>
          {waiting.length === 0 && <NothingHere text={texts.nothing} />}
          <CaseList cases={waiting} texts={texts} />
          {hasMore && <p className="quiet">{texts.more}</p>}
          {done.length > 0 && (
            <section className="mt-10" aria-labelledby="done">
              <h2 id="done">{texts.done}</h2>
              <CaseList cases={done} texts={texts} />
            </section>
          )}
        </>
      )}
    </OfficeFrame>
  );
}

/** Navigation through both lists. */
function WalkedCases({ cases, name }: { cases: Contacts['waiting']; name: string }): null {
  const { pathTo, place } = usePage();
  const items = cases.map(({ id }) => pathTo('Office_Contact', { id }));
  useWalkedList({ name, path: place.path, items });
  return null;
}

function CaseList({ cases, texts }: { cases: Contacts['waiting']; texts: Texts }) {
  const { formatDateTime } = useFormats();
  const { pathTo } = usePage();
  return (
    <ul className="mt-5 wide-width">
      {cases.map(({ id, number, subject, openedAt, emailAddress, beginning, hasAnswer }) => (
        <li key={id} className={css.case}>
          <a href={pathTo('Office_Contact', { id })} data-row>
            {fill(texts.case, String(number))}: {texts.subjects[subject]}
          </a>
          <span className="quiet">
            {formatDateTime(openedAt)} · {emailAddress}
            {hasAnswer && ` · ${texts.answered}`}
          </span>
          <p className={css.beginning}>{beginning}</p>
        </li>
      ))}
    </ul>
  );
}
