import { expect, it } from 'vitest';
import { placeToForm, placeToWire, type School } from './school.resource';

it('the location field of the form is sent as province and city', () => {
  const school = { provinceId: '44', cityId: 4403, schoolName: '校' } as School;
  expect(placeToForm(school)).toEqual({ place: ['44', 4403] });
  expect(placeToWire({ schoolName: '校', place: [44, 4403] })).toEqual({
    schoolName: '校',
    provinceId: 44,
    cityId: 4403,
  });
  expect(placeToForm({ provinceId: null, schoolName: '校' } as unknown as School)).toEqual({ place: [] });
  expect(placeToWire({ place: undefined })).toEqual({ provinceId: undefined, cityId: undefined });
});
