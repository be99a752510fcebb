import type { CallInput } from '../../../../contract/call/controllers.ts';
import { OrderPreview } from '../../../parts/office/preview/order-preview.tsx';
import { callServer, readFromServer } from '../../../platform/call-server.ts';
import type { texts as fi } from '../../../texts/fi/office-campaign.ts';

type EditInput = CallInput<'BackOfficeController', 'showEditedCampaign'>['input'];
/** Unsaved edit, or the saved campaign. */
export type PreviewedCampaign = { edit: object } | 'saved';
type Props = { texts: typeof fi; id: string; looked: PreviewedCampaign; onClose: () => void };

/** The campaign on the buyer's page. */
export function CampaignOnPage({ texts, id, looked, onClose }: Props) {
  return (
    <OrderPreview
      texts={texts.onPage}
      refusals={texts.actions.kinds.editCampaign.refusals}
      ask={(asked) =>
        looked === 'saved'
          ? readFromServer('BackOfficeController', 'showCampaign', { id, ...asked })
          : callServer('BackOfficeController', 'showEditedCampaign', {
              input: looked.edit as EditInput,
              ...asked,
            })
      }
      onClose={onClose}
    />
  );
}
