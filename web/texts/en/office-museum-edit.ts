import { texts as editor } from './parts/museum-editor.ts';
import { texts as actions } from './parts/office-actions.ts';
import { texts as frame } from './parts/office-frame.ts';

export const texts = {
  frame,
  actions,
  editor,
  title: 'Edit a museum',
  description: 'A museum’s facts, hours and pictures.',
  missing: 'The museum is not found.',
  back: 'What happened at the museum',
  publicPage: 'Open the museum’s page',
  refresh: 'Fetch the latest facts',
  failed: 'The facts could not be fetched. What you typed is still here.',
};
