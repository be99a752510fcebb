import { useEffect, useState } from 'react';
import { OfficeFrame } from '../../../parts/office/frame/office-frame.tsx';
import type { OfficeData } from '../../../parts/office/office-data.ts';
import { readFromServer } from '../../../platform/call-server.ts';
import { usePage } from '../../../platform/page-context.tsx';
import type { ScreenProps } from '../../../platform/screen.ts';
import type { GoodwillPage, GoodwillTexts, Run } from './goodwill-data.ts';
import { NewRun } from './new-run.tsx';
import { RunItem } from './run-item.tsx';

/** Staff: adds validity to many cards at once. */
export function Screen({
  texts,
  shell,
  data,
}: ScreenProps<GoodwillTexts, OfficeData<GoodwillPage>>) {
  return (
    <OfficeFrame texts={texts.frame} shell={shell} at="Office_Goodwill" data={data}>
      {(page) => <Goodwill texts={texts} initial={page} />}
    </OfficeFrame>
  );
}

function Goodwill({ texts, initial }: { texts: GoodwillTexts; initial: GoodwillPage }) {
  const { person } = usePage();
  const [runs, setRuns] = useRuns(initial.runs);
  // Staff who only approve have no limit to give within.
  const mayAsk = person?.rights?.includes('card.goodwill');
  return (
    <>
      <h1>{texts.heading}</h1>
      <p className="mt-4 list-width">{texts.lead}</p>
      {mayAsk && <NewRun texts={texts} museums={initial.museums} onAsked={setRuns} />}
      <section className="section" aria-labelledby="runs">
        <h2 id="runs">{texts.runs}</h2>
        {runs.length === 0 && <p>{texts.noRuns}</p>}
        <ul>
          {runs.map((run) => (
            <li key={run.id} className="stack-2 start entry list-width">
              <RunItem run={run} texts={texts} onChanged={setRuns} />
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

const POLL_MS = 2_000;

/** Polls the progress while a job runs. */
function useRuns(initial: Run[]) {
  const [runs, setRuns] = useState(initial);
  const isAtWork = runs.some(({ state }) => state === 'running' || state === 'undoing');
  useEffect(() => {
    if (!isAtWork) return;
    const timer = setInterval(() => {
      readFromServer('BackOfficeController', 'getGoodwillProgress', {}).then(
        (answer) => setRuns(answer.runs),
        // Ignored: the next poll may succeed.
        () => {},
      );
    }, POLL_MS);
    return () => clearInterval(timer);
  }, [isAtWork]);
  return [runs, setRuns] as const;
}
