/**
 * Runs at the end of every exported page: fetches the page's payload, hands it to React and then loads the framework's
 * scripts. What differs between pages stands in its data attributes, so the text is the same everywhere and one hash
 * admits it. If the payload doesn't arrive, the page stays what it is: HTML with links that work.
 */
export const payloadLoader = `(function(){
var d=document.currentScript.dataset;
function go(){fetch(d.payload).then(function(r){if(!r.ok)throw r;return r.text()}).then(function(t){
(self.__next_f=self.__next_f||[]).push([0],[1,t]);
d.scripts.split(" ").forEach(function(s){var e=document.createElement("script");e.setAttribute("async","");e.src=d.from+s+".js";document.head.append(e)})
}).catch(function(){})}
document.readyState==="loading"?addEventListener("DOMContentLoaded",go):go()})()`.replaceAll('\n', '');
