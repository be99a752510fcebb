import { useState } from 'react';
import { fill } from '../../../../domain/base/fill.ts';
import { OfficeFrame } from '../../../parts/office/frame/office-frame.tsx';
import { useShortcuts } from '../../../parts/office/frame/shortcuts.ts';
import { useWalkedList } from '../../../parts/office/list/walked-list.ts';
import type { OfficeData } from '../../../parts/office/office-data.ts';
import { useFormats } from '../../../parts/office/use-formats.ts';
import { usePage } from '../../../platform/page-context.tsx';
import type { ScreenProps } from '../../../platform/screen.ts';
import type { texts as fi } from '../../../texts/fi/office-find.ts';
import { classNames } from '../../../ui/class-names.ts';
import css from './find.module.css';
import type { FindData, Found } from './find-data.ts';
import { type Hit, QuickLook } from './quick-look.tsx';
import { hrefOf, nameOf, Who, Why } from './search-hit.tsx';

type Texts = typeof fi;

const GROUPS = ['all', 'near', 'guess'] as const;

/** Staff: search results with the matching field. The query is typed in the page header. */
export function Screen({ texts, shell, data }: ScreenProps<Texts, OfficeData<FindData>>) {
  return (
    <OfficeFrame texts={texts.frame} shell={shell} at="Office_Find" data={data}>
      {({ question, found }) => (
        <>
          <h1>{question ? fill(texts.asked, question) : texts.heading}</h1>
          {question && <Results key={question} texts={texts} found={found} question={question} />}
          <p className="mt-6 measure soft">{texts.help}</p>
        </>
      )}
    </OfficeFrame>
  );
}

type ResultsProps = { texts: Texts; found: Found; question: string };

function Results({ texts, found, question }: ResultsProps) {
  const { pathTo, place, go, language } = usePage();
  const { formatList } = useFormats();
  const { hits, hasMore, understood } = found;
  // In the order of the page.
  const ordered = GROUPS.flatMap((group) => hits.filter((hit) => hit.group === group));
  const [looked, setLooked] = useState<Hit | null>(ordered[0] ?? null);
  const [isOpen, setIsOpen] = useState(false);
  const items = ordered.flatMap((hit) => hrefOf(hit, pathTo) ?? []);
  useWalkedList({
    name: fill(texts.asked, question),
    path: `${place.path}${place.search}`,
    items,
  });
  useShortcuts((key) => {
    const chosen = /^[1-9]$/.test(key) ? items[Number(key) - 1] : undefined;
    if (chosen) go(chosen);
    if (chosen || key !== ' ' || !isRow(document.activeElement)) return chosen !== undefined;
    setIsOpen(!isOpen);
    return true;
  });
  return (
    <>
      <p role="status" className="mt-6 strong">
        {fill(hasMore ? texts.manyHits : texts.hits, hits.length)}
      </p>
      {hits.length === 0 && understood.length > 0 && (
        <p>
          {fill(
            texts.understood,
            formatList(understood.map(({ typed, kind }) => `${typed} (${texts.kinds[kind]})`)),
          )}
        </p>
      )}
      <div className={css.split}>
        <div>
          {GROUPS.map((group) => {
            const own = hits.filter((hit) => hit.group === group);
            if (own.length === 0) return null;
            return (
              <section key={group} aria-labelledby={group}>
                <h2 id={group} className={css.group}>
                  {texts.groups[group]}
                </h2>
                <ul>
                  {own.map((hit) => (
                    <li
                      key={`${hit.subject} ${hit.id}`}
                      className={classNames(css.hit, hit === looked && css.looked)}
                      onMouseEnter={() => setLooked(hit)}
                      onFocus={() => setLooked(hit)}
                    >
                      <Who hit={hit} texts={texts} />
                      <ul className={css.why}>
                        {hit.reasons.map((reason) => (
                          <Why
                            key={`${reason.reason} ${reason.shown}`}
                            reason={reason}
                            texts={texts}
                          />
                        ))}
                      </ul>
                      {hit === looked && isOpen && (
                        <div className={css.inPlace}>
                          <QuickLook
                            hit={hit}
                            name={nameOf(hit, texts, language)}
                            href={null}
                            texts={texts}
                          />
                        </div>
                      )}
                    </li>
                  ))}
                </ul>
              </section>
            );
          })}
        </div>
        {looked && (
          <div className={css.beside}>
            <QuickLook
              hit={looked}
              name={nameOf(looked, texts, language)}
              href={hrefOf(looked, pathTo)}
              texts={texts}
            />
          </div>
        )}
      </div>
      {hits.length >= 50 && <p>{texts.many}</p>}
    </>
  );
}

const isRow = (element: Element | null) =>
  element instanceof HTMLElement && element.dataset.row !== undefined;
