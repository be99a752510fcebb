import { useState } from 'react';
import { callServer } from '../../../platform/call-server.ts';
import { usePage } from '../../../platform/page-context.tsx';
import { useAttempt } from '../../../platform/use-attempt.ts';
import { LEAVING } from '../../../platform/use-one-at-a-time.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { ImportsTexts } from './imports-data.ts';

const NAME = /^.{2,80}$/;
const SOURCE = /^[a-z0-9][a-z0-9-]{1,39}$/;

/** Names the import and its source system. */
export function NewImport({ texts }: { texts: ImportsTexts }) {
  const { pathTo } = usePage();
  // The id stays until the import is created, so that a retry after a lost answer is idempotent.
  const [importId] = useState(() => crypto.randomUUID() as string);
  const [name, setName] = useState('');
  const [source, setSource] = useState('');
  const [isTried, setIsTried] = useState(false);
  const { isBusy, onSubmit } = useAttempt(texts.failed, { asToast: true });
  const faults = {
    'import-name': NAME.test(name.trim()) ? null : texts.nameFault,
    'import-source': SOURCE.test(source.trim()) ? null : texts.sourceFault,
  };

  async function open() {
    setIsTried(true);
    const wrong = Object.entries(faults).find(([, fault]) => fault !== null);
    if (wrong) return document.getElementById(wrong[0])?.focus();
    await callServer('BackOfficeController', 'openDataImport', {
      importId,
      name: name.trim(),
      source: source.trim(),
    });
    location.assign(pathTo('Office_Import', { id: importId }));
    return LEAVING;
  }

  return (
    <section className="section" aria-labelledby="new-import">
      <h2 id="new-import">{texts.new}</h2>
      <form className="form stack-4 mt-4 form-width" onSubmit={onSubmit(open)} noValidate>
        <TextField
          id="import-name"
          label={texts.name}
          hint={texts.nameHint}
          autoComplete="off"
          value={name}
          onChange={setName}
          maxLength={80}
          error={isTried ? faults['import-name'] : null}
          required
        />
        <TextField
          id="import-source"
          label={texts.source}
          hint={texts.sourceHint}
          autoComplete="off"
          autoCapitalize="none"
          value={source}
          onChange={(typed) => setSource(typed.toLowerCase())}
          maxLength={40}
          error={isTried ? faults['import-source'] : null}
          required
        />
        <Button type="submit" busy={isBusy}>
          {texts.open}
        </Button>
      </form>
    </section>
  );
}
