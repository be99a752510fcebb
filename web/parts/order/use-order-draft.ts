import type { CallInput } from '../../../contract/controllers.ts';
import { callServer } from '../../platform/call-server.ts';
import { readPageData } from '../../platform/page-data.ts';
import { useDraftKeeper } from './draft-keeper.ts';

type Saving = 'saveGiftDraft' | 'saveCompanyDraft' | 'saveRegistrationDraft';

/** The form of a guest, kept for this browser: nothing of it lies in the browser itself. */
export function useOrderDraft<Method extends Saving>(
  method: Method,
  draftNow: () => CallInput<'OrderDraftController', Method>,
) {
  return useDraftKeeper({
    draftNow: () => ({ ...draftNow(), transactionId: readPageData().transactionId }),
    send: (draft) => callServer('OrderDraftController', method, draft),
    call: `OrderDraftController/${method}`,
  });
}
