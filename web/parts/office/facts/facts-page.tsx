import { type ReactNode, useState } from 'react';
import { type LocalDate, localDate } from '../../../../domain/base/local-date.ts';
import { ACTIONS } from '../../../../domain/office/actions.ts';
import { firstDay } from '../../../../domain/scheme/fact-plan.ts';
import { type DatedFact, type FactTopic, isOf } from '../../../../domain/scheme/fact-topics.ts';
import { factOn } from '../../../../domain/scheme/scheme-facts.ts';
import { usePage } from '../../../platform/page-context.tsx';
import { ActionDialog } from '../action/action-dialog.tsx';
import { UndoableBar } from '../action/done-bar.tsx';
import { WayToPage } from '../frame/way-to-page.tsx';
import { usePlannedList } from '../planned/use-planned-list.ts';
import { type FactList, factsOf, type ListedFact, readFacts } from './fact-data.ts';
import { FactTable } from './fact-table.tsx';
import type { FactPageTexts } from './fact-texts.ts';
import { FactsNow } from './facts-now.tsx';

/** Context of a page preview. */
export type Previewed<Topic extends FactTopic> = {
  fact: DatedFact<Topic>;
  facts: DatedFact[];
  today: LocalDate;
  forms: FactList['productForms'];
};
type Props<Topic extends FactTopic> = {
  texts: FactPageTexts;
  topics: readonly Topic[];
  first: FactList;
  drawPreview: (shown: Previewed<Topic>) => ReactNode;
  /** Draws a page that has no URL, such as the payment methods of a plan. */
  drawPage?: (looked: LookedAt<Topic>, onClose: () => void) => ReactNode;
};

export type LookedAt<Topic extends FactTopic> =
  | { kind: 'draft'; fact: DatedFact<Topic>; replaces: LocalDate | null }
  | { kind: 'planned'; fact: DatedFact<Topic> };

/** The open dialog: a new plan, a replaced plan, or a cancelled one. */
type Open =
  | { kind: 'plan'; topic: FactTopic; replaces: ListedFact | null }
  | { kind: 'cancel'; fact: ListedFact };

/** A page of dated facts: current, planned and past. */
export function FactsPage<Topic extends FactTopic>(props: Props<Topic>) {
  const { texts, topics, first, drawPreview, drawPage } = props;
  const { person } = usePage();
  const { list, done, onDone, onUndone } = usePlannedList(first, readFacts, texts.facts);
  const [open, setOpen] = useState<Open | null>(null);
  const [looked, setLooked] = useState<LookedAt<FactTopic> | null>(null);
  const mayPlan = person?.rights?.includes(ACTIONS.planFact.right) ?? false;
  const today = localDate(list.today);
  const all = factsOf(list);
  const facts = all
    .filter((fact) => isOf(topics, fact))
    .toSorted((a, b) => (a.from < b.from ? -1 : 1));
  const isPlanned = ({ topic, from }: DatedFact) => from >= firstDay(topic, today);
  const planned = facts.filter(isPlanned);
  const begun = facts.filter((fact) => !isPlanned(fact)).toReversed();
  const { phrases } = texts.actions.kinds.planFact;
  const close = {
    texts: texts.actions,
    onClose: () => setOpen(null),
    onDone: (outcome: Parameters<typeof onDone>[0]) => {
      setOpen(null);
      onDone(outcome);
    },
  };

  return (
    <>
      <h1>{texts.heading}</h1>
      <p className="mt-4 mb-4 measure">{texts.lead}</p>
      {done && <UndoableBar texts={texts.actions} outcome={done} onUndone={onUndone} />}
      <FactsNow
        {...{ texts, facts, topics, today }}
        onPlan={mayPlan ? (topic) => setOpen({ kind: 'plan', topic, replaces: null }) : null}
      />
      <FactLists
        {...{ texts, all, planned, begun }}
        onOpen={mayPlan ? setOpen : null}
        onLook={drawPage ? (fact) => setLooked({ kind: 'planned', fact }) : null}
      />
      {open?.kind === 'cancel' && (
        <ActionDialog
          kind="cancelFact"
          subject={{ fact: open.fact }}
          about={phrases[open.fact.topic]}
          {...close}
        />
      )}
      {open?.kind === 'plan' && (
        <ActionDialog
          kind="planFact"
          about={phrases[open.topic]}
          subject={{
            today,
            facts: all,
            topic: open.topic,
            replaces: open.replaces,
            drawPreview: (fact) => (
              <>
                {isOf(topics, fact) &&
                  drawPreview({ fact, facts: all, today, forms: list.productForms })}
                {drawPage && (
                  <WayToPage
                    texts={texts.facts}
                    onPress={() =>
                      setLooked({ kind: 'draft', fact, replaces: open.replaces?.from ?? null })
                    }
                  />
                )}
              </>
            ),
          }}
          {...close}
        />
      )}
      {looked &&
        isOf(topics, looked.fact) &&
        drawPage?.({ ...looked, fact: looked.fact }, () => setLooked(null))}
    </>
  );
}

type ListProps = {
  texts: FactPageTexts;
  /** Facts of every topic. */
  all: ListedFact[];
  planned: ListedFact[];
  begun: ListedFact[];
  /** Null: the reader may not plan. */
  onOpen: ((open: Open) => void) | null;
  /** Null: links lead to each page. */
  onLook: ((fact: ListedFact) => void) | null;
};

/** Changes that can still be edited, and past ones. */
function FactLists({ texts, all, planned, begun, onOpen, onLook }: ListProps) {
  const languagesOn = (day: LocalDate) => factOn(all, 'languages', day).languages;
  const ways = onOpen && {
    onReplace: (fact: ListedFact) => onOpen({ kind: 'plan', topic: fact.topic, replaces: fact }),
    onCancel: (fact: ListedFact) => onOpen({ kind: 'cancel', fact }),
  };
  return (
    <>
      <section className="mt-8" aria-labelledby="planned">
        <h2 id="planned">{texts.facts.planned}</h2>
        <p className="mt-2 soft">
          {planned.length === 0 ? texts.facts.none : texts.facts.plannedNote}
        </p>
        {planned.length > 0 && (
          <FactTable
            {...{ texts, ways, languagesOn, onLook }}
            headingId="planned"
            facts={planned}
          />
        )}
      </section>
      {begun.length > 0 && (
        <section className="mt-8" aria-labelledby="earlier">
          <h2 id="earlier">{texts.facts.earlier}</h2>
          <FactTable
            texts={texts}
            headingId="earlier"
            facts={begun}
            ways={null}
            languagesOn={null}
            onLook={null}
          />
        </section>
      )}
    </>
  );
}
