import { videoHost } from '@/lib/content/videos';

/** Replaces a poster, a link to the video with its title in bold, with a playing player, which gets the focus. */
export function playVideo(poster: HTMLAnchorElement): void {
  const player = document.createElement('iframe');
  player.src = `${videoHost}/embed/${new URL(poster.href).searchParams.get('v')}?autoplay=1`;
  player.title = poster.querySelector('b')?.textContent ?? '';
  player.allow = 'autoplay; fullscreen; picture-in-picture';
  poster.replaceWith(player);
  player.focus();
}
