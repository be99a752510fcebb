import { useState } from 'react';
import { fill } from '../../../domain/base/fill.ts';
import { callServer } from '../../platform/call-server.ts';
import { usePage } from '../../platform/page-context.tsx';
import { pageDataLayer } from '../../platform/records/page-data-layer.ts';
import { useAttempt } from '../../platform/use-attempt.ts';
import type { texts } from '../../texts/fi/my-visits.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { DangerQuestion } from '../../ui/danger-question.tsx';
import { showToast } from '../../ui/toast-store.ts';
import css from './my-visits-screen.module.css';

type Props = { isHidden: boolean; visitIds: string[]; texts: MyVisitsTexts['diary'] };

/** Diary: download, hide or delete. The museums' statistics do not change. */
export function DiaryChoices({ isHidden, visitIds, texts }: Props) {
  const { pathTo, go } = usePage();
  const [isAsking, setIsAsking] = useState(false);
  const { isBusy, attempt } = useAttempt(() => texts.failedToChange, { asToast: true });

  const change = (act: () => Promise<string>) =>
    attempt(async () => {
      showToast({ label: await act(), variant: 'success' });
      // Reload the page's data.
      go(pathTo('My_Visits'));
    });

  const hide = (next: boolean) =>
    change(async () => {
      await callServer('MyMuseumCardController', 'setDiaryHidden', { isHidden: next });
      return next ? texts.hiddenDone : texts.shownDone;
    });
  const forget = () =>
    change(async () => {
      const { forgotten } = await callServer('MyMuseumCardController', 'forgetDiary', {});
      // Deleted: clear what other pages have cached of it.
      if (visitIds.length > 0) pageDataLayer.notifyChange(visitIds);
      setIsAsking(false);
      return fill(texts.forgottenDone, forgotten);
    });

  return (
    <section className="stack-5 measure" aria-labelledby="diary">
      <h2 id="diary">{texts.title}</h2>
      <p>{texts.lead}</p>
      <p className={`ways ${css.ways}`}>
        <a href="/my-card/visits.csv" download>
          {texts.csv}
        </a>
        <a href="/my-card/visits.json" download>
          {texts.json}
        </a>
      </p>
      <Checkbox
        id="hide-diary"
        label={texts.hide}
        description={texts.hideHelp}
        checked={isHidden}
        onChange={(next) => void hide(next)}
      />
      <div>
        <Button look="danger" onClick={() => setIsAsking(true)}>
          {texts.forgetOpen}
        </Button>
      </div>
      <DangerQuestion
        open={isAsking}
        title={texts.sure}
        keep={texts.keep}
        act={texts.forget}
        busy={isBusy}
        onKeep={() => setIsAsking(false)}
        onAct={() => void forget()}
      >
        {texts.sureBody}
      </DangerQuestion>
    </section>
  );
}

export type MyVisitsTexts = typeof texts;
