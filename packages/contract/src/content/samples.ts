import type { Album } from '../entities/album.ts';
import type { SampleCreation } from '../entities/sample.ts';

/** Stand on Liked while nothing of one's own does (D18). Pictures are named; who shows them has them. */
export const sampleCreations: readonly SampleCreation[] = [
  {
    id: 'sample-harbour',
    type: 'image',
    title: 'Harbour before the storm',
    author: 'Kinora',
    imageUrl: 'sample/harbour',
    likes: 214,
    likedAt: '2026-11-12T09:00:00.000Z',
    createdAt: '2026-11-02T16:20:00.000Z',
  },
  {
    id: 'sample-lanterns',
    type: 'video',
    title: 'Lanterns over the river',
    author: 'Kinora',
    imageUrl: 'sample/lanterns',
    likes: 388,
    likedAt: '2026-11-10T18:30:00.000Z',
    createdAt: '2026-10-28T11:05:00.000Z',
  },
  {
    id: 'sample-barley',
    type: 'image',
    title: 'Barley field, last light',
    author: 'Kinora',
    imageUrl: 'sample/barley',
    likes: 127,
    likedAt: '2026-11-08T07:45:00.000Z',
    createdAt: '2026-10-21T19:40:00.000Z',
  },
];

/** Stand on Saved Albums while there are none. */
export const sampleAlbums: readonly Album[] = [
  {
    id: 'sample-album-sea',
    title: 'By the sea',
    description: 'Harbours, boats and weather.',
    coverImage: 'sample/harbour',
    itemCount: 12,
    isPublic: true,
    createdAt: '2026-10-01T10:00:00.000Z',
    updatedAt: '2026-11-12T09:00:00.000Z',
    shareToken: null,
  },
  {
    id: 'sample-album-night',
    title: 'After dark',
    description: 'Lanterns, neon and long exposures.',
    coverImage: 'sample/lanterns',
    itemCount: 8,
    isPublic: false,
    createdAt: '2026-10-10T10:00:00.000Z',
    updatedAt: '2026-11-10T18:30:00.000Z',
    shareToken: null,
  },
  {
    id: 'sample-album-fields',
    title: 'Fields',
    description: 'Low sun over open land.',
    coverImage: 'sample/barley',
    itemCount: 5,
    isPublic: true,
    createdAt: '2026-10-20T10:00:00.000Z',
    updatedAt: '2026-11-08T07:45:00.000Z',
    shareToken: null,
  },
];
