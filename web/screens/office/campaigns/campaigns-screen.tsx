import { useState } from 'react';
import type { CallInput } from '../../../../contract/call/controllers.ts';
import { localDate } from '../../../../domain/base/local-date.ts';
import { ACTIONS } from '../../../../domain/office/actions.ts';
import { campaignPhase } from '../../../../domain/scheme/campaign/campaign-plan.ts';
import { ActionDialog } from '../../../parts/office/action/action-dialog.tsx';
import { UndoableBar } from '../../../parts/office/action/done-bar.tsx';
import { OfficeFrame } from '../../../parts/office/frame/office-frame.tsx';
import { WayToPage } from '../../../parts/office/frame/way-to-page.tsx';
import type { OfficeData } from '../../../parts/office/office-data.ts';
import { usePlannedList } from '../../../parts/office/planned/use-planned-list.ts';
import { OrderPreview } from '../../../parts/office/preview/order-preview.tsx';
import { callServer } from '../../../platform/call-server.ts';
import { usePage } from '../../../platform/page-context.tsx';
import type { ScreenProps } from '../../../platform/screen.ts';
import type { texts as fi } from '../../../texts/fi/office-campaigns.ts';
import { Button } from '../../../ui/button.tsx';
import { CampaignPreview } from './campaign-preview.tsx';
import { CampaignTable } from './campaign-table.tsx';
import { type CampaignList, readCampaigns } from './campaigns-data.ts';

type Texts = typeof fi;
type CreateInput = CallInput<'BackOfficeController', 'showCreatedCampaign'>['input'];
const PHASES = ['running', 'coming', 'ended'] as const;

/** Staff: campaigns and their results. */
export function Screen({ texts, shell, data }: ScreenProps<Texts, OfficeData<CampaignList>>) {
  return (
    <OfficeFrame texts={texts.frame} shell={shell} at="Office_Campaigns" data={data}>
      {(list) => <Campaigns texts={texts} first={list} />}
    </OfficeFrame>
  );
}

function Campaigns({ texts, first }: { texts: Texts; first: CampaignList }) {
  const { person } = usePage();
  const [isOpen, setIsOpen] = useState(false);
  const [looked, setLooked] = useState<CreateInput | null>(null);
  const page = usePlannedList(first, readCampaigns, texts);
  const { list, done } = page;
  const today = localDate(list.today);
  const mayPlan = person?.rights?.includes(ACTIONS.createCampaign.right) ?? false;
  const phaseOf = ({ validFrom, validUntil, isStopped }: CampaignList['campaigns'][number]) =>
    campaignPhase(
      { validFrom: localDate(validFrom), validUntil: localDate(validUntil), isStopped },
      today,
    );

  return (
    <>
      <div className="heads">
        <h1>{texts.heading}</h1>
        {mayPlan && <Button onClick={() => setIsOpen(true)}>{texts.create}</Button>}
      </div>
      <p className="mt-4 mb-4 measure">{texts.lead}</p>
      {done && <UndoableBar texts={texts.actions} outcome={done} onUndone={page.onUndone} />}
      {PHASES.map((phase) => (
        <CampaignTable
          key={phase}
          texts={texts}
          phase={phase}
          campaigns={list.campaigns.filter((campaign) => phaseOf(campaign) === phase)}
        />
      ))}
      {isOpen && (
        <ActionDialog
          texts={texts.actions}
          kind="createCampaign"
          subject={{
            today,
            drawPreview: (plan, code) => (
              <CampaignPreview texts={texts.preview} list={list} plan={plan} code={code} />
            ),
            drawWay: (input) => (
              <WayToPage
                texts={texts.onPage}
                onPress={input && (() => setLooked(input as CreateInput))}
              />
            ),
          }}
          onClose={() => setIsOpen(false)}
          onDone={(outcome) => {
            setIsOpen(false);
            page.onDone(outcome);
          }}
        />
      )}
      {looked && (
        <OrderPreview
          texts={texts.onPage}
          refusals={texts.actions.kinds.createCampaign.refusals}
          ask={(asked) =>
            callServer('BackOfficeController', 'showCreatedCampaign', { input: looked, ...asked })
          }
          onClose={() => setLooked(null)}
        />
      )}
    </>
  );
}
