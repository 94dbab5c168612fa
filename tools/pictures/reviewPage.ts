import type { Difference } from './differences.ts';

/** How a picture of a difference is reached: by a server that accepts, or as a file that can only be looked at. */
export type Address = (difference: Difference, which: 'old' | 'new' | 'diff') => string;

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

const figure = (title: string, source: string) =>
  `<figure><figcaption>${title}</figcaption><a href="${escaped(source)}" target="_blank"><img loading="lazy" alt="${title}" src="${escaped(source)}"></a></figure>`;

function article(difference: Difference, addressOf: Address, accepts: boolean): string {
  const { set, story, isNew, hasDiff } = difference;
  const figures = [
    isNew ? '' : figure('as it was', addressOf(difference, 'old')),
    figure(isNew ? 'new' : 'as it is', addressOf(difference, 'new')),
    hasDiff ? figure('what differs', addressOf(difference, 'diff')) : '',
  ].join('');
  const name = `Accept ${story}, ${set}`;
  const button = accepts ? `<button type="button" aria-label="${escaped(name)}">Accept</button>` : '';
  return `<article data-set="${escaped(set)}" data-story="${escaped(story)}"><header><h2>${escaped(story)} <small>${escaped(set)}</small></h2>${button}</header><div>${figures}</div></article>`;
}

const style = `:root{color-scheme:light dark}body{font:14px/1.4 system-ui;margin:0;color:CanvasText;background:Canvas}
header{display:flex;gap:16px;align-items:center}main{padding:0 24px 48px}
body>header{position:sticky;top:0;background:Canvas;padding:12px 24px;border-bottom:1px solid #8886}
h1{font-size:20px;margin:0}h2{font-size:15px;overflow-wrap:anywhere}small{font-weight:400;opacity:.7;margin-inline-start:8px}
article>div{display:flex;gap:16px;flex-wrap:wrap;align-items:start}article.accepted{opacity:.45}
img{max-inline-size:100%;outline:1px solid #8886}figure{margin:0;flex:1 1 320px}figcaption{opacity:.7}
button{font:inherit;padding:4px 12px;flex:none}[role=status]{margin-inline-start:auto}`;

const script = `const status=document.querySelector('[role=status]'),all=document.querySelector('body>header button');
async function accept(article){
  if(article.classList.contains('accepted'))return;
  const {set,story}=article.dataset;
  const answer=await fetch('/accept',{method:'POST',headers:{'content-type':'application/json'},body:JSON.stringify({set,story})}).catch(()=>null);
  if(!answer?.ok){status.textContent=(answer?await answer.text():'The review is over: its command has ended.');return false}
  article.classList.add('accepted');const button=article.querySelector('button');button.disabled=true;button.removeAttribute('aria-label');button.textContent='Accepted';
  const open=document.querySelectorAll('article:not(.accepted)').length;all.disabled=!open;
  status.textContent=open?open+' left':'All are accepted. Commit what lies in tests/pictures.';return true}
for(const article of document.querySelectorAll('article'))article.querySelector('button').onclick=()=>accept(article);
all.onclick=async()=>{for(const article of document.querySelectorAll('article'))if(await accept(article)===false)return};`;

function titleOf(count: number): string {
  if (count === 0) return 'No picture differs any more';
  return count === 1 ? '1 picture differs' : `${count} pictures differ`;
}

/** What differs, side by side; where it is served, each can be accepted, or all. */
export function reviewPage(all: readonly Difference[], addressOf: Address, accepts: boolean): string {
  const title = titleOf(all.length);
  const controls = accepts && all.length > 0 ? '<button type="button">Accept all</button>' : '';
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title><style>${style}</style>
<header><h1>${title}</h1>${controls}<span role="status">${all.length > 0 ? 'A picture opens in its full size.' : ''}</span></header>
<main>${all.map((each) => article(each, addressOf, accepts)).join('\n')}</main>
${controls ? `<script>${script}</script>` : ''}</html>`;
}
