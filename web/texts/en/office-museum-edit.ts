import { texts as editor } from './parts/museum-editor.ts';
import { texts as actions } from './parts/office-actions.ts';
import { texts as frame } from './parts/office-frame.ts';

export const texts = {
  frame,
  actions,
  editor,
  title: 'Edit a museum',
  description: 'A museum’s details, hours and pictures.',
  missing: 'The museum was not found.',
  back: 'The museum’s events',
  publicPage: 'Open the museum’s page',
  refresh: 'Load the latest details',
  failed: 'The details could not be loaded. What you typed is still here.',
};
