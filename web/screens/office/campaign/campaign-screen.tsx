import { useState } from 'react';
import { localDate } from '../../../../domain/base/local-date.ts';
import { ACTIONS } from '../../../../domain/office/actions.ts';
import { campaignPhase } from '../../../../domain/scheme/campaign/campaign-plan.ts';
import { ActionDialog } from '../../../parts/office/action/action-dialog.tsx';
import { UndoableBar } from '../../../parts/office/action/done-bar.tsx';
import { UndoDialog } from '../../../parts/office/action/undo-dialog.tsx';
import { daysWords, givesWords, resultWords } from '../../../parts/office/campaign-words.ts';
import { FactsPanel } from '../../../parts/office/facts-panel.tsx';
import { OfficeFrame } from '../../../parts/office/frame/office-frame.tsx';
import { WayToPage } from '../../../parts/office/frame/way-to-page.tsx';
import type { OfficeData } from '../../../parts/office/office-data.ts';
import { usePlannedList } from '../../../parts/office/planned/use-planned-list.ts';
import { useFormats } from '../../../parts/office/use-formats.ts';
import { usePage } from '../../../platform/page-context.tsx';
import type { ScreenProps } from '../../../platform/screen.ts';
import type { texts as fi } from '../../../texts/fi/office-campaign.ts';
import { Button } from '../../../ui/button.tsx';
import {
  type CampaignData,
  type CampaignFacts,
  type CampaignStory,
  readCampaign,
} from './campaign-data.ts';
import { CampaignOnPage, type PreviewedCampaign } from './campaign-on-page.tsx';
import { CodesList } from './codes-list.tsx';

type Texts = typeof fi;
type Change = 'addCampaignCodes' | 'editCampaign' | 'endCampaign';

/** Staff: one campaign, its codes and results. */
export function Screen({ texts, shell, data }: ScreenProps<Texts, OfficeData<CampaignData>>) {
  return (
    <OfficeFrame texts={texts.frame} shell={shell} at="Office_Campaigns" data={data}>
      {({ story }) =>
        story ? (
          <Story key={story.facts.campaign.id} first={story} texts={texts} />
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

function Story({ first, texts }: { first: CampaignStory; texts: Texts }) {
  const { pathTo, person } = usePage();
  const [open, setOpen] = useState<Change | null>(null);
  const [isUndoing, setIsUndoing] = useState(false);
  const [looked, setLooked] = useState<PreviewedCampaign | null>(null);
  const { id } = first.facts.campaign;
  const page = usePlannedList(
    first,
    async (read) => (await readCampaign(read, id)).story ?? first,
    texts,
  );
  const { list: shown, done } = page;
  const { campaign, undoable, today } = shown.facts;
  const phase = campaignPhase(
    {
      validFrom: localDate(campaign.validFrom),
      validUntil: localDate(campaign.validUntil),
      isStopped: campaign.isStopped,
    },
    localDate(today),
  );
  const wayTo = (seen: PreviewedCampaign | null) => (
    <WayToPage texts={texts.onPage} onPress={seen && (() => setLooked(seen))} />
  );
  const mayPlan = person?.rights?.includes(ACTIONS.endCampaign.right) ?? false;
  return (
    <>
      <a href={pathTo('Office_Campaigns')}>{texts.all}</a>
      <div className="heads">
        <h1>{campaign.name}</h1>
        {mayPlan && (
          <div className="ways">
            {phase === 'coming' && (
              <Button onClick={() => setOpen('editCampaign')}>{texts.edit}</Button>
            )}
            {campaign.source !== 'one' && phase !== 'ended' && (
              <Button look="secondary" onClick={() => setOpen('addCampaignCodes')}>
                {texts.addCodes}
              </Button>
            )}
            <Button
              look={phase === 'coming' ? 'secondary' : 'primary'}
              onClick={() => setOpen('endCampaign')}
            >
              {texts.end}
            </Button>
            {undoable && (
              <Button look="secondary" onClick={() => setIsUndoing(true)}>
                {texts.undoCreate}
              </Button>
            )}
          </div>
        )}
      </div>
      {phase !== 'ended' && wayTo('saved')}
      {done && <UndoableBar texts={texts.actions} outcome={done} onUndone={page.onUndone} />}
      <Panels texts={texts} facts={shown.facts} />
      <Codes texts={texts} story={shown} />
      {open && (
        <ActionDialog
          texts={texts.actions}
          kind={open}
          subject={{
            campaign,
            today: localDate(today),
            drawWay: (edit) => wayTo(edit && { edit }),
          }}
          onClose={() => setOpen(null)}
          onDone={(outcome) => {
            setOpen(null);
            page.onDone(outcome);
          }}
        />
      )}
      {looked && <CampaignOnPage {...{ texts, id, looked }} onClose={() => setLooked(null)} />}
      {isUndoing && undoable && (
        <UndoDialog
          texts={texts.actions}
          action={{ id: undoable, kind: 'createCampaign' }}
          onClose={() => setIsUndoing(false)}
          // An undone campaign no longer exists.
          onDone={() => window.location.assign(pathTo('Office_Campaigns'))}
        />
      )}
    </>
  );
}

function Codes({ texts, story }: { texts: Texts; story: CampaignStory }) {
  const { id, codeCount } = story.facts.campaign;
  if (!story.codes) return null;
  return (
    <section className="section" aria-labelledby="codes">
      <h2 id="codes">{texts.codes}</h2>
      <p className="mt-3 mb-4">
        <a href={`/office/campaigns/${id}/csv`} download>
          {texts.download}
        </a>{' '}
        <span className="quiet">{texts.downloadNote}</span>
      </p>
      <CodesList key={codeCount} texts={texts} id={id} first={story.codes} />
    </section>
  );
}

function Panels({ texts, facts }: { texts: Texts; facts: CampaignFacts }) {
  const { language } = usePage();
  const { formatDateTime, formatCount, formatList } = useFormats();
  const { campaign, made, downloads } = facts;
  const { words } = texts;
  return (
    <div className="columns-wide mt-6">
      <FactsPanel
        id="facts"
        heading={texts.facts}
        facts={[
          [texts.gives, givesWords(campaign, words, language)],
          [texts.when, daysWords(campaign, words, language)],
          [
            texts.purchases,
            formatList(campaign.purchaseKinds.map((kind) => words.purchaseKinds[kind])),
          ],
          [
            texts.billing,
            formatList(campaign.billingTypes.map((type) => words.billingTypes[type])),
          ],
          [texts.code, campaign.code],
          [texts.codeCount, campaign.source === 'one' ? null : formatCount(campaign.codeCount)],
          [texts.useLimit, campaign.source === 'one' ? campaign.useLimit : null],
          [texts.personLimit, campaign.personLimit],
          [
            texts.made,
            made
              ? `${made.by ?? texts.gone}, ${formatDateTime(made.at)}${made.reason ? ` ”${made.reason}”` : ''}`
              : texts.scheme,
          ],
        ]}
      />
      <FactsPanel id="result" heading={texts.result} facts={resultWords(campaign, words, language)}>
        <p className="quiet">{texts.resultNote}</p>
      </FactsPanel>
      <FactsPanel
        id="downloads"
        heading={texts.downloads}
        facts={downloads.map(({ by, at }) => [formatDateTime(at), by ?? texts.gone])}
      >
        {downloads.length === 0 && <p className="quiet">{texts.noDownloads}</p>}
      </FactsPanel>
    </div>
  );
}
