import { useState } from 'react';
import { callServer } from '../../platform/call-server.ts';
import { usePage } from '../../platform/page-context.tsx';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast-store.ts';
import type { MyPrivacyTexts } from './my-privacy-texts.ts';

export function CancelDeletion({ texts }: { texts: MyPrivacyTexts['deletion'] }) {
  const { pathTo, go } = usePage();
  const [isBusy, setIsBusy] = useState(false);

  async function cancel() {
    setIsBusy(true);
    try {
      await callServer('MyMuseumCardController', 'cancelDeletion', {});
      showToast({ label: texts.cancelled, variant: 'success' });
      go(pathTo('My_Privacy'));
    } catch {
      showToast({ label: texts.failed, variant: 'error' });
      setIsBusy(false);
    }
  }

  return (
    <p>
      <Button look="secondary" busy={isBusy} onClick={() => void cancel()}>
        {texts.cancel}
      </Button>
    </p>
  );
}
