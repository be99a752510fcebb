export const texts = {
  label: 'Versions',
  inForce: 'In force since {0}.',
  past: 'An earlier version, in force since {0}.',
  coming: 'A coming version, in force from {0}.',
  draft: 'A draft. Only staff see it.',
  since: 'Version of {0}',
};
