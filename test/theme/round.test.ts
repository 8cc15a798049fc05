import { expect } from '@open-wc/testing';
import { band, column, sector, star } from '../../src/theme/round.js';

describe('shapes in a circle', () => {
  it('a band over the whole height is the disc', () => {
    expect(band(10, -10, 10)).to.equal('M0 -10H0A10 10 0 0 1 0 10H0A10 10 0 0 1 0 -10Z');
  });

  it('a band ends on the circle', () => {
    expect(band(10, -6, 6)).to.equal('M-8 -6H8A10 10 0 0 1 8 6H-8A10 10 0 0 1 -8 -6Z');
    expect(column(10, -6, 6)).to.equal('M-6 8V-8A10 10 0 0 1 6 -8V8A10 10 0 0 1 -6 8Z');
  });

  it('a sector is a slice, and the whole disc from 360 degrees on', () => {
    expect(sector(10, 0, 90)).to.equal('M0 0L10 0A10 10 0 0 1 0 10Z');
    expect(sector(10, 0, 270)).to.contain('A10 10 0 1 1');
    expect(sector(10, -90, 270)).to.equal('M-10 0A10 10 0 1 1 10 0A10 10 0 1 1 -10 0Z');
  });

  it('a star has two corners a tip and points upwards', () => {
    const corners = star(1, 2, 5, 5).slice(1, -1).split('L');
    expect(corners).to.have.length(10);
    expect(corners[0]).to.equal('1 -3');
  });
});
