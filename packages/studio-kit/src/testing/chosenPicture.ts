import type { MediaFile } from '@kinora/contract';
import { drawnPng } from '@kinora/contract/testing';

/** A picture as a person would choose one: dawn over water. */
export function chosenPicture(width = 1280, height = 720, name = 'harbour-at-dawn.png'): MediaFile {
  const blob = drawnPng(width, height, (ink) => {
    const sky = ink.createLinearGradient(0, 0, 0, height);
    sky.addColorStop(0, '#27405e');
    sky.addColorStop(0.55, '#e2a05a');
    sky.addColorStop(0.56, '#31566b');
    sky.addColorStop(1, '#0e1d2b');
    ink.fillStyle = sky;
    ink.fillRect(0, 0, width, height);
    ink.fillStyle = '#fbe3a9';
    ink.beginPath();
    ink.arc(width * 0.62, height * 0.5, height * 0.09, 0, Math.PI * 2);
    ink.fill();
    ink.fillStyle = '#14202c';
    ink.fillRect(width * 0.12, height * 0.36, width * 0.03, height * 0.24);
    ink.fillRect(width * 0.08, height * 0.57, width * 0.2, height * 0.03);
  });
  return { name, type: 'image/png', size: blob.size, blob, width, height };
}

export const asFile = (media: MediaFile): File => new File([media.blob], media.name, { type: media.type });
