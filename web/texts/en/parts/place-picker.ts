export const texts = {
  find: 'Find the place',
  findHint:
    'Type a town or a postal code. For the exact place, paste coordinates or a link from a map service here, or click the map.',
  found: 'Found. Click the map to be more exact.',
  notFound: 'No place was found. Type the whole name or click the map.',
  far: 'Note: the place is {0} km from the area of postal code {1}.',
  nearer: 'Zoom in',
  farther: 'Zoom out',
  kilometres: '{0} km',
  source: 'Towns: GeoNames, CC BY 4.0',
};
